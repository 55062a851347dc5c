import { renderCompletions } from './render-completions.js';
import type { Shell } from './shell-builtins.js';
import { STATE_BUILTINS } from './shell-builtins.js';
import nuFinish from './shells/finish.nu';
import bashFunction from './shells/function.bash';
import fishFunction from './shells/function.fish';
import nuFunction from './shells/function.nu';
import pwshFunction from './shells/function.ps1';
import zshFunction from './shells/function.zsh';
import bashHook from './shells/hook.bash';
import fishHook from './shells/hook.fish';
import nuHook from './shells/hook.nu';
import pwshHook from './shells/hook.ps1';
import zshHook from './shells/hook.zsh';
import type { ShownOption } from './shown-option.js';

/** What the printed script depends on; the script itself is static text. */
export interface InitOptions {
  readonly shell: Shell;
  /** The function's name, already checked. */
  readonly name: string;
  readonly hook: boolean;
  readonly options: readonly ShownOption[];
  /** Exit codes after which the hook is silent, whatever the program. */
  readonly quietCodes: readonly number[];
  /** Programs whose exit code is an answer, and the codes. */
  readonly quietPrograms: readonly { readonly program: string; readonly exit_codes: readonly number[] }[];
}

/** The script that `--init` prints: the function, the hook where it is wanted, and the completions. */
export function renderInit(init: InitOptions): string {
  const { text, hook, finish = '' } = SCRIPTS[init.shell];
  const script = [text, init.hook ? hook : '', finish].join('');
  return fill(script, init) + renderCompletions(init.shell, init.name, init.options);
}

interface Script {
  readonly text: string;
  readonly hook: string;
  /** What can be done only when it is known whether there is a hook. */
  readonly finish?: string;
}

const SCRIPTS: Readonly<Record<Shell, Script>> = {
  bash: { text: bashFunction, hook: bashHook },
  zsh: { text: zshFunction, hook: zshHook },
  fish: { text: fishFunction, hook: fishHook },
  pwsh: { text: pwshFunction, hook: pwshHook },
  nu: { text: nuFunction, hook: nuHook, finish: nuFinish },
};

function fill(script: string, init: InitOptions): string {
  const anyProgram = init.quietCodes.map((code) => `${code}:*`);
  const programs = init.quietPrograms.flatMap(({ program, exit_codes }) =>
    exit_codes.map((code) => `${code}:${program}`),
  );
  const cases = [...anyProgram, ...programs];
  const quiet: Readonly<Record<Shell, string>> = {
    bash: cases.map(quoteCase).join(' | '),
    zsh: cases.map(quoteCase).join('|'),
    fish: cases.map((each) => `'${each}'`).join(' '),
    pwsh: programs.map((each) => `'${each}'`).join(', '),
    nu: programs.map((each) => `"${each}"`).join(' '),
  };
  return script
    .replaceAll('__AIR__', init.name)
    .replaceAll('__BUILTINS__', STATE_BUILTINS.join(init.shell === 'fish' ? ' ' : '|'))
    .replaceAll('__QUIET_CODES__', init.quietCodes.join(', '))
    .replaceAll('__QUIET__', quiet[init.shell]);
}

/** A pattern of `case`: the program is literal (`[` too), a final star is not. */
function quoteCase(pattern: string): string {
  return pattern.endsWith(':*') ? pattern : `'${pattern}'`;
}
