/** How a program takes a secret: `-pX` in one word, `-p X` in two, as `user:secret` in two, or inside an operand. */
export interface PasswordFlags {
  readonly attached?: readonly string[];
  readonly separate?: readonly string[];
  readonly pair?: readonly string[];
  /** An operand that holds the secret from the end of the match on. */
  readonly operand?: RegExp;
  /** The subcommand that these flags belong to. */
  readonly with?: string;
}

const MYSQL: PasswordFlags = { attached: ['-p'] };
const LDAP: PasswordFlags = { separate: ['-w'] };
const LOGIN: PasswordFlags = { separate: ['-p'], attached: ['-p'], with: 'login' };
const ORACLE: PasswordFlags = { operand: /^[\w$#.]{1,64}\/(?=[^/@\s]{1,128}(?:@|$))/ };
const ARCHIVE: PasswordFlags = { attached: ['-p'] };

/** Programs whose short options take a secret; everywhere else -p is a port, a path or a parent. */
export const PASSWORD_PROGRAMS: Readonly<Record<string, PasswordFlags>> = {
  mysql: MYSQL,
  mysqldump: MYSQL,
  mysqladmin: MYSQL,
  mysqlimport: MYSQL,
  mariadb: MYSQL,
  'mariadb-dump': MYSQL,
  sshpass: { separate: ['-p'], attached: ['-p'] },
  docker: LOGIN,
  podman: LOGIN,
  nerdctl: LOGIN,
  helm: LOGIN,
  oc: { separate: ['-p'], with: 'login' },
  az: { separate: ['-p'], with: 'login' },
  'redis-cli': { separate: ['-a'] },
  mongo: { separate: ['-p'] },
  mongosh: { separate: ['-p'] },
  mongodump: { separate: ['-p'] },
  mongorestore: { separate: ['-p'] },
  cqlsh: { separate: ['-p'] },
  twine: { separate: ['-p'] },
  rabbitmqadmin: { separate: ['-p'] },
  mosquitto_pub: { separate: ['-P'] },
  mosquitto_sub: { separate: ['-P'] },
  sqlcmd: { separate: ['-P'], attached: ['-P'] },
  bcp: { separate: ['-P'], attached: ['-P'] },
  zip: { separate: ['-P'] },
  unzip: { separate: ['-P'], attached: ['-P'] },
  '7z': ARCHIVE,
  '7za': ARCHIVE,
  unrar: ARCHIVE,
  ldapsearch: LDAP,
  ldapmodify: LDAP,
  ldapadd: LDAP,
  ldapwhoami: LDAP,
  sqlplus: ORACLE,
  rman: ORACLE,
  xfreerdp: { attached: ['/p:'] },
  wandb: { separate: ['login'] },
  codecov: { separate: ['-t'] },
  useradd: { separate: ['-p'] },
  usermod: { separate: ['-p'] },
  ipmitool: { separate: ['-P'] },
  curl: { pair: ['-u', '--user', '-U', '--proxy-user', '-b', '--cookie'] },
  http: { pair: ['-a', '--auth'] },
  https: { pair: ['-a', '--auth'] },
  xh: { pair: ['-a', '--auth'] },
  skopeo: { pair: ['--creds', '--src-creds', '--dest-creds'] },
  smbclient: { pair: ['-U'] },
  'ssh-keygen': { separate: ['-N', '-P'] },
  security: { separate: ['-w', '-p'] },
  openssl: { separate: ['-passin', '-passout', '-pass', '-k'] },
};
