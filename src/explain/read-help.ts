import { firstSentence, type Manual, type OptionEntry, toOption } from './read-manual.js';

/** Reads the output of `--help`: lines of `-x, --long VALUE   what it does`, continued by indented lines. */
export function readHelp(text: string): Manual {
  const options: OptionEntry[] = [];
  const lines = text.split('\n', 2000);
  lines.forEach((line, at) => {
    const match = /^\s+(-{1,2}\S.*?)(?:\s{2,}(\S.*))?$/.exec(line);
    if (match === null) return;
    const next = /^\s{6,}([^\s-].*)$/.exec(lines[at + 1] ?? '')?.[1] ?? '';
    options.push(...toOption(match[1], `${match[2] ?? ''} ${next}`.trim()));
  });
  return { description: describe(lines), options };
}

/** The sentence that tells what a program does: the first line at the margin that is one, above the options. */
function describe(lines: readonly string[]): string | undefined {
  const end = lines.findIndex(
    (line) => /^\s*-/.test(line) || /^\s*(?:options|arguments|commands)\b/i.test(line),
  );
  const line = lines
    .slice(0, end === -1 ? 0 : end)
    .find((text) => /^[A-Z][a-z]+\s\S/.test(text) && !/^(?:usage|aliases|examples?)\b|:\s*$/i.test(text));
  return line === undefined ? undefined : firstSentence(line);
}
