import { builtinModules } from 'node:module';
import { editDistance } from '../../text/edit-distance.js';
import type { Source } from './source.js';
import {
  CHARSETS,
  CMAKE_COMMANDS,
  COMPILER_OPTIONS,
  DATE_WORDS,
  DD_OPERANDS,
  DJANGO_COMMANDS,
  FIND_TESTS,
  KUBE_RESOURCES,
  NGINX_DIRECTIVES,
  NPM_PACKAGES,
  OPENSSL_ALGORITHMS,
  PACKAGE_NAMES,
  PS_OPTIONS,
  PYPI_PACKAGES,
  REDIS_COMMANDS,
  REDIS_OPTIONS,
  RUBY_LIBRARIES,
  SIGNALS,
  SQL_FUNCTIONS,
  SQL_WORDS,
  SSH_KEY_TYPES,
  SSH_OPTIONS,
} from './word-lists.js';

/** Names that are the same on every machine. */
export const FIXED_LISTS: Readonly<Record<string, Source>> = {
  url_schemes: () => ['http', 'https', 'ftp', 'file'],
  /** Names of packages that are in the tables: they are known even where apt has no lists. */
  package_names: () => PACKAGE_NAMES,
  kube_resources: () => KUBE_RESOURCES,
  nginx_directives: () => NGINX_DIRECTIVES,
  /** Digests and ciphers of openssl, as the options that they are. */
  openssl_algorithms: () => OPENSSL_ALGORITHMS,
  sql_words: () => SQL_WORDS,
  redis_options: () => REDIS_OPTIONS,
  /** Well-known packages; a name that is one of them is no slip of another. */
  npm_packages: (_scope, typed) => (NPM_PACKAGES.includes(typed) ? [] : NPM_PACKAGES),
  npm_lifecycle: () => ['test', 'start', 'run', 'install', 'stop', 'restart'],
  node_builtins: () => builtinModules,
  /** Node's or Ruby's own modules of which a name lacks or mixes up a letter; longer names are packages. */
  node_slip: (_scope, _typed, arg) => ownSlips(arg, builtinModules),
  ruby_slip: (_scope, _typed, arg) => ownSlips(arg, RUBY_LIBRARIES),
  pypi_packages: (_scope, typed) => (PYPI_PACKAGES.includes(typed) ? [] : PYPI_PACKAGES),
  django_commands: () => DJANGO_COMMANDS,
  compiler_options: () => COMPILER_OPTIONS,
  cmake_commands: () => CMAKE_COMMANDS,
  find_tests: () => FIND_TESTS,
  date_words: () => DATE_WORDS,
  dd_operands: () => DD_OPERANDS,
  signals: () => SIGNALS,
  redis_commands: () => REDIS_COMMANDS,
  sql_functions: () => SQL_FUNCTIONS,
  ssh_options: () => SSH_OPTIONS,
  ssh_key_types: () => SSH_KEY_TYPES,
  ps_options: () => PS_OPTIONS,
  charsets: () => CHARSETS,
};

function ownSlips(name: string, known: readonly string[]): readonly string[] {
  if (name.length < 3 || known.includes(name)) return [];
  return known.filter(
    (each) =>
      each.length >= 4 && each.length >= name.length && each[0] === name[0] && editDistance(name, each) === 1,
  );
}
