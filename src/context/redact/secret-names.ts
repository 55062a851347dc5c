const WORDS = new Set(
  'password passwd passphrase passcode pwd secret secrets token apikey credential credentials cookie signature sig'.split(
    ' ',
  ),
);
const ENDINGS = [
  'password',
  'passwd',
  'passphrase',
  'secret',
  'token',
  'apikey',
  'accesskey',
  'secretkey',
  'privatekey',
  'accountkey',
  'storepass',
  'keypass',
  'dbpass',
  'userpass',
  'rootpass',
  'adminpass',
];
const KEY_OWNERS = new Set(
  (
    'access account admin api app auth client consumer customer deploy encryption host integration license master org ' +
    'private project root secret service session shared signing storage subscription write'
  ).split(' '),
);
// Names that hold a secret-like word but say where, how long or how many.
const HARMLESS = new Set(
  'public type name path file dir url uri count length limit expiry expires ttl algorithm policy hint'.split(
    ' ',
  ),
);
const DIRECTORY = /^(?:OLD)?PWD$/;

/** Says whether a variable, key or option with this name is likely to hold a secret. */
export function isSecretName(name: string): boolean {
  const bare = name.replace(/^[^A-Za-z0-9]{1,80}|[^A-Za-z0-9]{1,80}$/g, '');
  if (bare === '' || DIRECTORY.test(bare)) return false;
  const parts = bare
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  if (HARMLESS.has(parts.at(-1) ?? '') || /^(?:public|strict$)/.test(parts[0] ?? '')) return false;
  return parts.some((part, at) => isSecretPart(part, parts[at - 1])) || isShortSecretName(parts);
}

function isSecretPart(part: string, before: string | undefined): boolean {
  if (WORDS.has(part)) return true;
  if (part === 'key' && before !== undefined && KEY_OWNERS.has(before)) return true;
  return ENDINGS.some((ending) => part.endsWith(ending));
}

// `pass`, `auth` and `otp` are secrets only as the last word of a name: DB_PASS, _auth, --otp.
function isShortSecretName(parts: readonly string[]): boolean {
  return /^(?:pass|auth|otp|dsn)$/.test(parts.at(-1) ?? '');
}
