import type { RiskAssessment } from '../model/risk.js';
import { parseLine } from '../shell/parse-line.js';

/**
 * Whether a check may run without a question: it only reads, its risk is Low, and its first words are those of
 * an allowed command. Words are compared after parsing, so that `git status; rm x` is not `git status`.
 */
export function isAllowedCheck(
  command: string,
  risk: Pick<RiskAssessment, 'level' | 'withheld' | 'read_only'>,
  allowed: readonly string[],
): boolean {
  if (risk.withheld || risk.level !== 'Low' || !risk.read_only) return false;
  const words = plainWords(command);
  if (!words) return false;
  return allowed.some((prefix) => {
    const start = plainWords(prefix);
    return start?.every((word, index) => word === words[index]);
  });
}

/** The words of a line that is one simple command of plain words; undefined where there is anything more to it. */
export function plainWords(line: string): readonly string[] | undefined {
  if (/[\p{Cc}]/u.test(line)) return undefined;
  const script = parseLine(line);
  const [statement, ...more] = script.commands;
  if (script.errors?.length || !statement || more.length > 0) return undefined;
  const { command } = statement;
  if (statement.background || command.type !== 'Command' || !command.name) return undefined;
  if (command.prefix.length > 0 || command.redirects.length > 0) return undefined;
  const words = [command.name, ...command.args].map(({ text }) => text);
  // No comment, quote or expansion of any shell hides anything: the line is these words and nothing else.
  const isPlain = words.every((word) => /^[\w@%+:,./-][\w@%+=:,./-]*$/.test(word));
  return isPlain && words.join(' ') === line.trim().replace(/ +/g, ' ') ? words : undefined;
}
