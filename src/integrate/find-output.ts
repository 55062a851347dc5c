/** The hook's own line, which is no output of the command. */
const HINT = /^ai-run: .*: exit \d+\. Type \S+ to see why\.$/;

/** Where a diagnosis begins that ai-run has shown before. */
const DIAGNOSIS = /^(?:\S+ )?Command failed: /;

/**
 * The output of a command on a terminal's screen: the lines between the prompt line that ends with it and the next
 * prompt of the same look, or the end where nothing has followed. Undefined where the command cannot be found there.
 */
export function findOutput(
  screen: string,
  command: string,
  after: 'prompt' | 'nothing' = 'prompt',
): string | undefined {
  const lines = screen.split('\n').map((line) => line.trimEnd());
  while (lines.at(-1) === '') lines.pop();
  const typed = firstLine(command);
  const at = lines.findLastIndex((line) => !DIAGNOSIS.test(line) && endsWithWord(line, typed));
  const line = lines[at];
  if (line === undefined) return undefined;
  const prompt = line.slice(0, line.length - typed.length).trimEnd();
  const above = headOf(lines, at);
  const rest = lines.slice(at + 1);
  const next = rest.findIndex((each) => prompt !== '' && each.startsWith(prompt));
  if (after === 'nothing') return next < 0 ? rest.join('\n') : undefined;
  const output = next < 0 ? rest.slice(0, -1) : rest.slice(0, next);
  return beforeDiagnosis(withoutHead(output, above))
    .filter((each) => !HINT.test(each))
    .join('\n');
}

/** A line of several is shown with its first one behind the prompt. */
function firstLine(command: string): string {
  return command.split('\n')[0]?.trim() ?? '';
}

function endsWithWord(line: string, typed: string): boolean {
  if (typed === '' || !line.endsWith(typed)) return false;
  return line.length === typed.length || /[^\w/.-]/.test(line.charAt(line.length - typed.length - 1));
}

/** The line above the prompt line, where a prompt has two. */
function headOf(lines: readonly string[], at: number): string {
  return lines[at - 1] ?? '';
}

/** A prompt of two lines leaves its first at the end of the output: the same text, or empty. */
function withoutHead(output: readonly string[], head: string): readonly string[] {
  const end = output.at(-1) === head || output.at(-1) === '' ? -1 : output.length;
  return output.slice(0, end);
}

/** What is diagnosed again was followed by its first diagnosis, behind an empty line. */
function beforeDiagnosis(output: readonly string[]): readonly string[] {
  const at = output.findIndex((line) => DIAGNOSIS.test(line));
  if (at < 0) return output;
  return output.slice(0, output[at - 1] === '' ? at - 1 : at);
}
