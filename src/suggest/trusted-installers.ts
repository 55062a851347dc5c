/** Installers that their projects publish as `curl … | sh`: Medium and never hidden, where all others are withheld. */
const TRUSTED_INSTALLERS = [
  'https://sh.rustup.rs',
  'https://get.docker.com',
  'https://raw.githubusercontent.com/Homebrew/install/HEAD/install.sh',
  'https://raw.githubusercontent.com/nvm-sh/nvm/',
  'https://get.pnpm.io/install.sh',
  'https://bun.sh/install',
  'https://deno.land/install.sh',
  'https://astral.sh/uv/',
  'https://install.python-poetry.org',
  'https://pyenv.run',
  'https://deb.nodesource.com/setup_',
  'https://rpm.nodesource.com/setup_',
  'https://raw.githubusercontent.com/helm/helm/',
  'https://get.sdkman.io',
] as const;

/** True for the address of a listed installer: the same host over https, and the listed path or one below it. */
export function isTrustedInstaller(text: string): boolean {
  if (/[\s\0-\x1f@\\]|\.\./.test(text)) return false;
  return TRUSTED_INSTALLERS.some((listed) => {
    if (text === listed || text === `${listed}/`) return true;
    return /[/_]$/.test(listed) && text.startsWith(listed);
  });
}
