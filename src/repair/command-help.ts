import type { Probe } from './git-look.js';
import { boundLook, type LookResult, lookFailed } from './look-result.js';

/** Programs that are known to do nothing but print when they are given `--help`; others have their man page read only. */
const HELPFUL = new Set(
  `apt apt-get aws az brew bun bundle cargo cmake composer curl deno dnf docker dotnet eslint ffmpeg gcc gcloud gem
   gh git go gradle helm jest jq kubectl make mvn ninja node npm npx pip pip3 pnpm podman poetry pytest python python3
   rsync ruff rustc rustup systemctl tar terraform tsc uv vitest wget yarn`.split(/\s+/),
);

/** Programs whose subcommands take `--help` as well. */
const WITH_SUBCOMMANDS = new Set(
  'apt aws az brew cargo docker gcloud gh helm kubectl npm pip pip3 pnpm podman poetry rustup terraform uv'.split(
    ' ',
  ),
);

/** The help of an installed program: its man page, else its own `--help` where that is known to be harmless. */
export function commandHelp(
  request: string,
  probe: Probe,
  isInstalled: (program: string) => boolean,
): LookResult {
  const [program = '', subcommand, ...rest] = request.trim().split(/\s+/);
  const words = subcommand === undefined ? [program] : [program, subcommand];
  if (rest.length > 0 || !words.every((word) => /^[A-Za-z0-9][\w.+-]*$/.test(word)))
    return lookFailed('name a program, or a program and its subcommand');
  if (!isInstalled(program)) return lookFailed('it is not installed');
  const page = probe(['man', '-P', 'cat', '--', words.join('-')]);
  if (page) return { ok: true, text: boundLook(page.replace(/.\u0008/g, '')) };
  const isKnown = HELPFUL.has(program) && (subcommand === undefined || WITH_SUBCOMMANDS.has(program));
  const help = isKnown ? probe([...words, '--help']) : undefined;
  return help
    ? { ok: true, text: boundLook(help) }
    : lookFailed('it has no man page, and its --help is not tried');
}
