import type { ExecutionContext } from '../model/execution.js';
import type { SimpleCommand } from '../shell/simple-commands.js';
import { type Value, word } from './match-scope.js';

/** Global options that take the next word, so that it is not mistaken for a subcommand. */
const VALUED_OPTIONS: Readonly<Record<string, readonly string[]>> = {
  git: ['-C', '-c', '--git-dir', '--work-tree'],
  docker: ['-H', '--host', '--context', '-c', '--config', '-l'],
  kubectl: ['-n', '--namespace', '--context', '--kubeconfig', '-s'],
  npm: ['--prefix', '-w', '--workspace', '-C'],
  adb: ['-s', '-H', '-P'],
  cargo: ['--color', '-C'],
  make: ['-C', '-f', '-j'],
};

/** Where the subcommand stands among the words of a command; 0 where there is none. */
export function subcommandIndex(command: SimpleCommand): number {
  const { program } = command;
  const valued = (Object.hasOwn(VALUED_OPTIONS, program) ? VALUED_OPTIONS[program] : undefined) ?? [];
  for (let index = 1; index < command.words.length; index++) {
    const value = command.words[index]?.value ?? '';
    if (valued.includes(value)) index++;
    else if (!value.startsWith('-') && !value.startsWith('+')) return index;
  }
  return 0;
}

/** `sudo ` with its options, as the failed command had it, for another command that belongs to it. */
function rightsOf(command: SimpleCommand | undefined): string {
  const [first, ...rest] = command?.wrappers ?? [];
  if (!first || !/^(?:sudo|doas)$/.test(first.value)) return '';
  const options = rest.every((each, index) => each.value.startsWith('-') || rest[index - 1]?.value === '-u');
  return `${[first, ...(options ? rest : [])].map(({ text }) => text).join(' ')} `;
}

/** The values that every pattern has: the line, the program, its subcommand, operands and redirections. */
export function commandValues(
  context: ExecutionContext,
  command: SimpleCommand | undefined,
  root: boolean,
): Map<string, readonly Value[]> {
  const values = new Map<string, readonly Value[]>([
    ['original_command', [{ kind: 'line', text: context.command }]],
    ['sudo', [{ kind: 'line', text: root ? '' : 'sudo ' }]],
    ['rights', [{ kind: 'line', text: rightsOf(command) }]],
    ['cwd', [word(context.cwd)]],
    ['exit_code', [word(String(context.exit_code))]],
  ]);
  if (!command) return values;
  const put = (name: string, text: string | undefined): void => {
    if (text) values.set(name, [word(text)]);
  };
  const operands = command.words
    .slice(1)
    .map((each) => each.value)
    .filter((value) => !value.startsWith('-'));
  const program = command.words[0].value;
  put('program', program);
  put('tool', command.program);
  put('command_name', command.program);
  put('target_file', program.includes('/') ? program : operands.at(-1));
  put('subcommand', command.words[subcommandIndex(command) || command.words.length]?.value);
  operands.forEach((value, index) => {
    put(`arg${index + 1}`, value);
  });
  put('last_arg', operands.at(-1));
  put('redirect', command.redirects.find((each) => /^(?:&?>>?|>\|)$/.test(each.operator))?.target?.value);
  put('input', command.redirects.find((each) => each.operator === '<')?.target?.value);
  return values;
}
