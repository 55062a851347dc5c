/** Folders whose content is never read or changed: keys, credentials, git's own files and ai-run's trusted ones. */
const CLOSED_FOLDERS = new Set([
  '.git',
  '.ssh',
  '.gnupg',
  '.aws',
  '.azure',
  '.gcloud',
  '.kube',
  '.docker',
  '.ai-run',
]);

const SECRET_NAMES: readonly RegExp[] = [
  /^\.env(\..+)?$|\.env$/,
  /\.(pem|key|p12|pfx|p8|jks|keystore|kdbx|ppk|gpg|asc|age|tfstate|tfvars|ovpn)$/,
  /^id_(rsa|dsa|ecdsa|ed25519)(_sk)?([._-].*)?$/,
  /^(\.npmrc|\.pypirc|\.netrc|_netrc|\.git-credentials|\.pgpass|\.my\.cnf|\.htpasswd|\.vault-token|\.dockercfg)$/,
  /^(credentials?|secrets?)(\.(json|ya?ml|toml|ini|txt|env|xml|properties))?$/,
  /^(service[-_]?account|client[-_]?secret).*\.json$/,
  /^terraform\.tfstate\b/,
];
const EXAMPLE = /^\.env\.(example|sample|template|dist|defaults?)$|^(example|sample|template)\.env$/;
const SUSPICIOUS = /secret|token|credential|passw|private|api[-_]?key/;

/** Whether a path inside the project is closed to the model: `closed` always, `if-ignored` where git ignores it. */
export function secretPath(path: string): 'open' | 'closed' | 'if-ignored' {
  const segments = path.toLowerCase().split(/[\\/]/).filter(Boolean);
  if (segments.some((segment) => CLOSED_FOLDERS.has(segment))) return 'closed';
  const name = segments.at(-1) ?? '';
  if (EXAMPLE.test(name)) return 'open';
  if (SECRET_NAMES.some((pattern) => pattern.test(name))) return 'closed';
  return segments.some((segment) => SUSPICIOUS.test(segment)) ? 'if-ignored' : 'open';
}
