import { inspectDecoder } from './inspect-decoder.js';
import { inspectAwk, inspectPager, inspectSed, inspectVim } from './inspect-editors.js';
import * as files from './inspect-files.js';
import { inspectFind } from './inspect-find.js';
import { inspectGit } from './inspect-git.js';
import { inspectInterpreter } from './inspect-interpreter.js';
import * as network from './inspect-network.js';
import * as processes from './inspect-processes.js';
import { inspectPip, inspectPython } from './inspect-python.js';
import * as shell from './inspect-shell.js';
import { inspectTar } from './inspect-tar.js';
import type { Inspector } from './inspection.js';

/** Programs whose words need more than a row of the rule table. */
export const INSPECTORS: Readonly<Record<string, Inspector>> = {
  sh: shell.inspectShell,
  eval: shell.inspectEval,
  source: shell.inspectSource,
  alias: shell.inspectAlias,
  export: shell.inspectExport,
  set: shell.inspectSet,
  cd: shell.inspectCd,
  read: shell.inspectRead,
  trap: shell.inspectTrap,
  history: shell.inspectHistory,
  echo: shell.inspectEcho,
  printf: shell.inspectPrintf,
  cat: shell.inspectCat,
  printenv: shell.inspectPrintenv,
  base64: inspectDecoder,
  xxd: inspectDecoder,
  rev: inspectDecoder,
  tr: inspectDecoder,
  openssl: inspectDecoder,
  gunzip: inspectDecoder,
  uudecode: inspectDecoder,
  at: shell.inspectLater,
  rm: files.inspectRm,
  mv: files.inspectMv,
  cp: files.inspectCopy,
  install: files.inspectCopy,
  rsync: files.inspectCopy,
  chmod: files.inspectChmod,
  chown: files.inspectChown,
  chattr: files.inspectAttributes,
  setfacl: files.inspectAttributes,
  tee: files.inspectTee,
  sponge: files.inspectTee,
  truncate: files.inspectTruncate,
  dd: files.inspectDd,
  tar: inspectTar,
  find: inspectFind,
  sed: inspectSed,
  awk: inspectAwk,
  less: inspectPager,
  more: inspectPager,
  most: inspectPager,
  vim: inspectVim,
  ed: inspectVim,
  git: inspectGit,
  python: inspectPython,
  pip: inspectPip,
  perl: inspectInterpreter,
  ruby: inspectInterpreter,
  node: inspectInterpreter,
  php: inspectInterpreter,
  lua: inspectInterpreter,
  tsx: inspectInterpreter,
  'ts-node': inspectInterpreter,
  osascript: inspectInterpreter,
  curl: network.inspectCurl,
  wget: network.inspectWget,
  nc: network.inspectSender,
  scp: network.inspectScp,
  docker: network.inspectDocker,
  kill: processes.inspectKill,
  pkill: processes.inspectPkill,
  crontab: processes.inspectCrontab,
};
