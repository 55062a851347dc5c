import { OPTION_TABLE } from '../cli/option-table.js';
import type { Deps } from '../deps.js';
import { AiRunError, EXIT } from '../errors.js';
import { type InitOptions, renderInit } from '../integrate/render-init.js';
import { isShell, isStateBuiltin, SHELLS } from '../integrate/shell-builtins.js';
import type { Invocation } from '../model/invocation.js';
import { QUIET_RULES } from '../triage/quiet-rules.js';

/** Prints the script for a shell on stdout; it is static, so a file of it can be sourced without ai-run. */
export async function run({ value, flags }: Invocation, deps: Pick<Deps, 'stdout'>): Promise<number> {
  if (!isShell(value))
    throw usage(`'${value}' is not a shell that ai-run knows.`, `Use ${SHELLS.join(', ')}.`);
  const name = checkName(flags.name ?? 'air');
  const script = renderInit({
    shell: value,
    name,
    hook: flags.hook,
    options: OPTION_TABLE,
    quietCodes: QUIET_CODES,
    quietPrograms: quietPrograms(),
  });
  deps.stdout.write(script);
  return 0;
}

/** Interrupted, stopped by Ctrl-Z (Linux, macOS), or a reader that went away: nothing to explain. */
const QUIET_CODES = [130, 141, 146, 148] as const;

/** What triage is silent about whatever the arguments; the hook knows neither those nor the output. */
function quietPrograms(): InitOptions['quietPrograms'] {
  return QUIET_RULES.filter((rule) => rule.args === undefined && rule.exit_codes.length < 9).flatMap((rule) =>
    [rule.program].flat().map((program) => ({ program, exit_codes: rule.exit_codes })),
  );
}

/** The name becomes shell code, so it is a plain word that no shell reads as anything else. */
function checkName(name: string): string {
  if (!/^[A-Za-z][A-Za-z0-9_-]{0,63}$/.test(name)) {
    throw usage(
      `'${name}' cannot be the name of a function.`,
      'Use letters, digits, - and _, a letter first.',
    );
  }
  if (name === 'ai-run' || isStateBuiltin(name) || KEYWORDS.has(name)) {
    throw usage(`'${name}' already means something else to the shell.`, 'Choose another name.');
  }
  return name;
}

const KEYWORDS: ReadonlySet<string> = new Set(
  'if then else elif fi case esac for while until do done in function select time coproc repeat foreach end begin switch and or not def let mut match try catch param process filter trap return break continue command builtin test true false echo printf kill'.split(
    ' ',
  ),
);

function usage(message: string, hint: string): AiRunError {
  return new AiRunError(message, { exitCode: EXIT.usage, hint });
}
