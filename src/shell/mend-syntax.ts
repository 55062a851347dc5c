import { editDistance } from '../text/edit-distance.js';
import { closeQuote } from './close-quote.js';
import { parseLine } from './parse-line.js';

type Mend = (line: string) => string | readonly string[];

/** Small edits that undo common slips of syntax, the likeliest first. What they give is kept only where it parses. */
const MENDS: readonly Mend[] = [
  mendKeywords,
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
  // a brace without its blank or its semicolon
  (line) => line.replaceAll(/(^|[\s;&|)])\{(?=[A-Za-z])/g, '$1{ '),
  (line) => line.replaceAll(/([\s;&|)]\{\s[^{}]*[^;&{}\s])\s*\}/g, '$1; }'),
  (line) => line.replaceAll(/([\s;&|)]\{)(?=[A-Za-z])([^{}]*[^;&{}\s])\s*\}/g, '$1 $2; }'),
  // the syntax of another language
  (line) => line.replaceAll(/\b(for\s+\w+\s+in)\s*\(([^()]*)\)/g, '$1 $2'),
  (line) => line.replaceAll(/\bif\s+(\[[^{};]*\])\s*;?\s*\{([^{}]*?);?\s*\}/g, 'if $1; then$2; fi'),
  (line) =>
    line.replaceAll(/\b(while|until|for)\s+([^{};]*?)\s*;?\s*\{([^{}]*?);?\s*\}/g, '$1 $2; do$3; done'),
  // a block or an expansion never closed
  (line) => line.replace(/\(\(([^()]*)\)(?!\))/, '(($1))'),
  (line) => line.replace(/\$\{(\w+(?:\[[^\]}\s]*\])?)(?=[\s;|&"]|$)/, '${$1}'),
  (line) => line.replace(/(\b(\w+)=\$\([^()`;&|]*[^()`;&|\s])(\s*(?:;|&&)[^()]*\$\{?\2\b)/, '$1)$3'),
  (line) => [')', '`'].map((closer) => line.replace(/\s(?=\d?>>?[^>)}`]*$)/, `${closer} `)),
  (line) => (/[<>]\s*$/.test(line) ? [] : CLOSERS.map((closer) => line.replace(/[;\s]*$/, '') + closer)),
  (line) => line.replace(/\s\](?=\s*(?:;|&&|\|\||$))/, ' ]]'),
  // parentheses in a value
  (line) => line.replaceAll(/(\s\w+=)([^\s'"$`;|&<>()]*\([^()'"$`;|&<>]*\)[^\s'"$`;|&<>()]*)/g, "$1'$2'"),
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

const KEYWORDS = ['then', 'done', 'else', 'elif', 'esac', 'while', 'until', 'for', 'case'] as const;

/** The line with one word that a keyword may stand for put right, once for each such word. */
function mendKeywords(line: string): readonly string[] {
  return [...line.matchAll(/(?<=^|[;|&{(]|\b(?:do|then|else))(\s*)([a-z]{3,6})(?=[\s;]|$)/g)].flatMap(
    (match) => {
      const [, blank = '', typed = ''] = match;
      const at = match.index + blank.length;
      return KEYWORDS.filter((word) => word !== typed && editDistance(word, typed) === 1).map(
        (word) => line.slice(0, at) + word + line.slice(at + typed.length),
      );
    },
  );
}

/** The line without its slip of syntax, or undefined where no small edit makes it parse. */
export function mendSyntax(line: string): string | undefined {
  if (parses(line)) return undefined;
  const tried = MENDS.flatMap((mend) => mend(line)).map((each) => each.trim());
  return tried.find((each) => each !== '' && each !== line && !closesNothing(line, each) && parses(each));
}

/** A line of a script without its slip of syntax, or undefined where no small edit of it makes the script whole. */
export function mendScriptLine(script: string, number: number): string | undefined {
  const lines = script.split('\n');
  const line = lines[number - 1];
  if (line === undefined || parses(script)) return undefined;
  const [, indent = '', text = ''] = /^(\s*)(.*?)\s*$/.exec(line) ?? [];
  const tried = [closeQuoteIn, ...MENDS].flatMap((mend) => mend(text)).map((each) => each.trim());
  const whole = (each: string) => parses(lines.with(number - 1, indent + each).join('\n'));
  const found = tried.find(
    (each) => each !== text && each !== '' && !closesNothing(text, each) && whole(each),
  );
  return found === undefined ? undefined : indent + found;
}

function closeQuoteIn(line: string): string {
  return closeQuote(line, () => false) ?? line;
}

/** `fi}` is a word like any other, so a bracket that closes nothing would make a broken line parse. */
function closesNothing(line: string, mended: string): boolean {
  const bare = line.trim().replace(/[;\s]*$/, '');
  const opener = { ')': '(', '}': '{', '`': '`' }[mended.slice(bare.length)];
  return mended.startsWith(bare) && opener !== undefined && !bare.includes(opener);
}

/** Whether a text is a whole script. */
export function isScript(text: string): boolean {
  return text.trim() !== '' && parses(text);
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
