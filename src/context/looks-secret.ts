type Environment = Readonly<Record<string, string | undefined>>;

// Wider than the redactor on purpose, and plain strings: expressions cost more to compile than to run here.
const TELLTALES =
  'pass pwd login= bundle_ identified jdbc: http-basic </ secret token key credential cookie auth signature sig= otp dsn bearer sq0 access- webhook xox eyj sk_ 8q~ dp. ----- % @tcp( @unix( vault from-literal sudo pscale_'.split(
    ' ',
  );
const PROGRAMS = new Set(
  (
    'mysql mysqldump mysqladmin mysqlimport mariadb mariadb-dump sshpass docker podman nerdctl helm oc az redis-cli mongo mongosh ' +
    'mongodump mongorestore cqlsh twine rabbitmqadmin mosquitto_pub mosquitto_sub sqlcmd bcp zip unzip 7z 7za unrar ldapsearch ' +
    'ldapmodify ldapadd ldapwhoami ipmitool sqlplus rman xfreerdp wandb codecov useradd usermod curl http https xh skopeo smbclient openssl ssh-keygen security'
  ).split(' '),
);
const LONG_WORD = /[A-Za-z0-9_+/=~-]{14,}/g;
const URL_PASSWORD = /:\/\/[^\s:/?#@]{0,256}:([^\s/?#]{1,512})@/;
const ADDRESS_VARIABLE = /url|uri|proxy|database|server|host|endpoint|broker|conn/i;
const SECRET_VARIABLE = /pass|pwd|secret|token|key|credential|cookie|auth|otp|dsn|sig/i;

// Words that no secret value can hide in: short ones, options and plain lower-case words.
const PLAIN_WORD = /^(?:.{0,5}|-{0,2}[a-z]{1,11})$/;

/** Says at next to no cost whether words may hold a secret; a no is certain, a yes is for the redactor to settle. */
export function looksSecret(words: readonly string[], env: Environment): boolean {
  const line = words.join(' ');
  const lower = line.toLowerCase();
  if (TELLTALES.some((telltale) => lower.includes(telltale))) return true;
  if (line.includes('://') && line.includes('@')) return true;
  if (line.split(/[^\w-]+/).some((word) => PROGRAMS.has(word))) return true;
  if (line.match(LONG_WORD)?.some(isMixed)) return true;
  return !words.every((word) => PLAIN_WORD.test(word)) && holdsVariable(line, env);
}

// Reading a variable of the process is slow: names come first.
function holdsVariable(line: string, env: Environment): boolean {
  return Object.keys(env).some((name) => {
    const secret = SECRET_VARIABLE.test(name);
    const value = secret || ADDRESS_VARIABLE.test(name) ? (env[name] ?? '') : '';
    if (value.length < 6) return false;
    if (secret && line.includes(value)) return true;
    const password = value.includes('@') ? URL_PASSWORD.exec(value)?.[1] : undefined;
    return password !== undefined && line.includes(password);
  });
}

function isMixed(word: string): boolean {
  return /[0-9]/.test(word) || (/[A-Z]/.test(word) && /[a-z]/.test(word) && !word.includes('/'));
}
