type Environment = Readonly<Record<string, string | undefined>>;

// Wider than the redactor on purpose and small: it decides on every run whether the redactor is loaded at all.
const TELLTALE = new RegExp(
  [
    'pass|pwd|secret|token|key|credential|cookie|auth|signature|sig=|otp|dsn|bearer|sq0|access-|webhook|xox|eyJ|sk_|8Q~|-----|%',
    String.raw`://\S*@|@(?:tcp|unix)\(`,
    String.raw`(?<![\w-])(?:mysql\w*|mariadb[\w-]*|sshpass|docker|podman|nerdctl|helm|oc|az|redis-cli|mongo\w*|cqlsh|twine)(?![\w-])`,
    String.raw`(?<![\w-])(?:rabbitmqadmin|mosquitto_\w+|sqlcmd|bcp|zip|unzip|7za?|unrar|ldap\w+|ipmitool|curl|https?|xh)(?![\w-])`,
    String.raw`(?<![\w-])(?:skopeo|smbclient|openssl)(?![\w-])`,
  ].join('|'),
  'i',
);
const LONG_WORD = /[A-Za-z0-9_+/=~-]{14,}/g;
const SECRET_VARIABLE = /pass|pwd|secret|token|key|credential|cookie|auth|otp|dsn|sig/i;

/** Says at next to no cost whether words may hold a secret; a no is certain, a yes is for the redactor to settle. */
export function looksSecret(words: readonly string[], env: Environment): boolean {
  const line = words.join(' ');
  if (TELLTALE.test(line)) return true;
  if (line.match(LONG_WORD)?.some(isMixed)) return true;
  return Object.entries(env).some(([name, value = '']) => {
    if (value.length < 6) return false;
    if (SECRET_VARIABLE.test(name) && line.includes(value)) return true;
    const password = value.includes('@')
      ? /:\/\/[^\s:/?#@]{0,256}:([^\s/?#]{1,512})@/.exec(value)?.[1]
      : undefined;
    return password !== undefined && line.includes(password);
  });
}

function isMixed(word: string): boolean {
  return /[0-9]/.test(word) || (/[A-Z]/.test(word) && /[a-z]/.test(word) && !word.includes('/'));
}
