import type { SimpleCommand } from '../shell/simple-commands.js';

const PROGRAMS = /^(?:rm|rmdir|unlink|shred|trash|trash-put|userdel|groupdel|dropdb|dropuser)$/;
const VERBS = /^(?:rm|rmi|remove|delete|destroy|drop)$/;
const GIT_LISTS = /^(?:branch|tag|push)$/;
const DELETE_OPTIONS = /^(?:--delete|-[rfq]*[dD][rfq]*)$/;

/** Sources of things that a command may name, as opposed to its own subcommands and options. */
const THINGS =
  /^(?:files|folders|elsewhere|probe:git ls-files|probe:kubectl get|git_(?:branches|remote_branches|tracking|tags|remotes|files_named)|pg_databases|users|groups)\b/;

/** True where candidates of a source are things that the command would delete. */
export function deletesNamed(command: SimpleCommand | undefined, source: string): boolean {
  if (!command || !THINGS.test(source)) return false;
  const words = command.words.slice(1).map((word) => word.value);
  const verbs = words.filter((word) => !word.startsWith('-')).slice(0, 2);
  if (PROGRAMS.test(command.program) || verbs.some((word) => VERBS.test(word))) return true;
  return (
    command.program === 'git' &&
    GIT_LISTS.test(verbs[0] ?? '') &&
    words.some((word) => DELETE_OPTIONS.test(word))
  );
}
