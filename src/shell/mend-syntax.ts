import { parseLine } from './parse-line.js';

type Mend = (line: string) => string | readonly string[];

/** Small edits that undo common slips of syntax, the likeliest first. What they give is kept only where it parses. */
const MENDS: readonly Mend[] = [
  // an operator typed twice or left over
  (line) => line.replaceAll(/(&&|\|\||\|)(?:\s*(?:&&|\|\||\||&))+/g, '$1'),
  (line) => line.replaceAll(/;\s*;+/g, ';'),
  (line) => line.replace(/\s*(?:&&|\|\||\||\\|\d?>>?)\s*$/, ''),
  (line) => line.replace(/^\s*(?:[;|]|&&|\|\|)\s*/, ''),
  (line) => line.replaceAll(/\b(then|do|else)\s*;/g, '$1'),
  (line) => line.replaceAll(/&\s*;/g, '&'),
  // a key word or its separator left out
  (line) => line.replaceAll(/([^;\s])\s+(do|then)\b/g, '$1; $2'),
  (line) => line.replaceAll(/\b((?:for\s+\w+\s+in|while|until)\b[^;]*;)\s*(?!do\b)/g, '$1 do '),
  (line) => line.replaceAll(/\b(for\s+\w+\s+in\b[^;]*;)\s*(\S)/g, '$1 do $2'),
  (line) => line.replaceAll(/\b((?:el)?if\b[^;]*;)\s*(?!then\b)/g, '$1 then '),
  (line) => line.replaceAll(/\belse\s+if\b/g, 'elif'),
  (line) => line.replaceAll(/\bend\b/g, 'done'),
  // a block or an expansion never closed
  (line) => line.replace(/\(\(([^()]*)\)(?!\))/, '(($1))'),
  (line) => [')', '`'].map((closer) => line.replace(/\s(?=\d?>>?[^>)}`]*$)/, `${closer} `)),
  (line) => (/[<>]\s*$/.test(line) ? [] : CLOSERS.map((closer) => line.replace(/[;\s]*$/, '') + closer)),
  (line) => line.replace(/\s\](?=\s*(?:;|&&|\|\||$))/, ' ]]'),
];

const CLOSERS = [
  ')',
  '}',
  '`',
  '))',
  ' ]]',
  '; done',
  '; fi',
  '; esac',
  '; }',
  '; fi; done',
  '; done; fi',
] as const;

/** The line without its slip of syntax, or undefined where no small edit makes it parse. */
export function mendSyntax(line: string): string | undefined {
  if (parses(line)) return undefined;
  const tried = MENDS.flatMap((mend) => mend(line)).map((each) => each.trim());
  return tried.find((each) => each !== '' && each !== line && parses(each));
}

/** The words that close a script whose last block was left open (`fi`, `done` …), or undefined where that is not it; never
 * `}`, since a function left open swallows what was meant to follow it. */
export function missingEnd(script: string): string | undefined {
  if (parses(script)) return undefined;
  const body = script.replace(/\n*$/, '\n');
  return ['fi', 'done', 'esac'].find((closer) => parses(`${body}${closer}\n`));
}

function parses(text: string): boolean {
  return (parseLine(text).errors?.length ?? 0) === 0;
}
