import { isRandom } from './find-random.js';
import { isPlainValue } from './plain-values.js';
import { isSecretName } from './secret-names.js';

/** A value that is secret because of the variable that holds it. */
export interface KnownSecret {
  readonly value: string;
  readonly kind: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The values of secret-looking environment variables, longest first; words that occur in plain text are left out. */
export function environmentSecrets(env: Environment): KnownSecret[] {
  const secrets = Object.entries(env).flatMap(([name, value = '']) => {
    const password = /:\/\/[^\s:/?#@]{0,256}:([^\s/?#]{1,512})@/.exec(value)?.[1];
    const values = [...(isSecretName(name) ? [value] : []), ...(password ? [password] : [])];
    return values.filter(isTelling).flatMap((secret) => spellings(secret, kindOf(name)));
  });
  return secrets.sort((a, b) => b.value.length - a.value.length);
}

/** Says whether a value is so particular that every occurrence of it is this secret. */
export function isTelling(value: string): boolean {
  if (value.length < 6 || isPlainValue(value) || /^[0-9]{1,7}$/.test(value)) return false;
  if (/^[a-z]{1,11}$|^[A-Z][a-z]{1,10}$/.test(value)) return false;
  return !isPath(value) && !/^[a-z][a-z0-9+.-]*:\/\/[^@]*$/i.test(value);
}

function isPath(value: string): boolean {
  return (
    /^(?:~|\.{1,2})?[/\\]|^[A-Za-z]:[/\\]/.test(value) &&
    !value.split(/[/\\]/).some(isRandom) &&
    !isRandom(value)
  );
}

function spellings(value: string, kind: string): KnownSecret[] {
  const encoded = /\p{Surrogate}/u.test(value) ? value : encodeURIComponent(value);
  return encoded === value
    ? [{ value, kind }]
    : [
        { value, kind },
        { value: encoded, kind },
      ];
}

function kindOf(name: string): string {
  return `env-${name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`.slice(0, 48);
}
