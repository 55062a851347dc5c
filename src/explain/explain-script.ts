import { forEachChildOf, type ParsedScript, parseLine, type SyntaxNode } from '../shell/parse-line.js';
import { commandWords } from './command-words.js';
import { explainRedirect } from './explain-redirect.js';
import { explainWords } from './explain-words.js';
import type { Piece, PieceKind } from './explanation.js';
import type { LookUp } from './look-up-program.js';
import { nestedLine } from './nested-line.js';

const PIECE_LIMIT = 200;
const DEPTH_LIMIT = 20;

interface Walk {
  readonly source: string;
  readonly lookUp: LookUp;
  readonly depth: number;
  /** Functions that were defined so far. */
  readonly functions: Set<string>;
  readonly add: (kind: PieceKind, text: string, meaning: string, depth: number) => void;
}

/** The pieces of a script in the order in which they are written. */
export function explainScript(script: ParsedScript, source: string, lookUp: LookUp): readonly Piece[] {
  const pieces: Piece[] = [];
  const add: Walk['add'] = (kind, text, meaning, depth) => {
    if (pieces.length < PIECE_LIMIT) pieces.push({ kind, text, meaning, depth });
  };
  visit(script, { source, lookUp, depth: 0, functions: new Set(), add });
  return pieces;
}

const OPERATORS: Readonly<Record<string, string>> = {
  '&&': 'then, only if that succeeds',
  '||': 'else, only if that fails',
  '|': 'pass the output on as the input of the next',
  '|&': 'pass output and errors on as the input of the next',
};

function visit(node: SyntaxNode, walk: Walk): void {
  if (walk.depth > DEPTH_LIMIT) return;
  if (node.type === 'AndOr' || node.type === 'Pipeline') visitJoined(node, walk);
  else if (node.type === 'Statement') {
    visit(node.command, walk);
    if (node.background) walk.add('operator', '&', 'do not wait: run it in the background', walk.depth);
  } else if (node.type === 'Command') visitCommand(node, walk);
  else if (node.type === 'Redirect' || node.type === 'HereDoc' || node.type === 'HereString')
    visitRedirect(node, walk);
  else if (isSubstitution(node)) visitSubstitution(node, walk);
  else if (node.type === 'If') visitChoice(node, walk);
  else visitStructure(node, walk);
}

type Joined = Extract<SyntaxNode, { type: 'AndOr' | 'Pipeline' }>;

function visitJoined(node: Joined, walk: Walk): void {
  for (const prefix of node.type === 'Pipeline' ? node.prefixes : []) {
    if (prefix.type === 'Time') walk.add('structure', 'time', 'tell how long it takes', walk.depth);
    else walk.add('structure', '!', 'turn success into failure and back', walk.depth);
  }
  node.commands.forEach((command, index) => {
    const operator = node.operators[index - 1];
    if (operator !== undefined) walk.add('operator', operator, OPERATORS[operator] ?? '', walk.depth);
    visit(command, walk);
  });
}

type CommandNode = Extract<SyntaxNode, { type: 'Command' }>;

function visitCommand(node: CommandNode, walk: Walk): void {
  for (const part of node.prefix) {
    if (part.type !== 'Assignment') continue;
    const scope = node.name === undefined ? '' : ' for this command only';
    walk.add('variable', part.text, `set the variable ${part.name}${scope}`, walk.depth);
  }
  if (node.name !== undefined) {
    const words = commandWords(node);
    const nested = nestedLine(words);
    for (const piece of explainWords(words, walk.lookUp)) {
      if (piece.kind === 'operand' && piece.text === nested?.text) continue;
      const isOwn = piece.kind === 'program' && walk.functions.has(piece.text);
      const meaning = isOwn ? 'the function that is defined here' : piece.meaning;
      walk.add(piece.kind, piece.text, meaning, walk.depth + piece.depth);
    }
    visitNested(nested?.value, walk);
  }
  for (const redirect of node.redirects) visit(redirect, walk);
  for (const part of [...node.prefix, ...(node.name ? [node.name] : []), ...node.args])
    visitInner(part, walk);
}

function visitNested(line: string | undefined, walk: Walk): void {
  if (line === undefined) return;
  const depth = walk.depth + 1;
  walk.add('structure', line, 'run this line in a shell', depth);
  visit(parseLine(line), { ...walk, source: line, depth: depth + 1 });
}

type Redirection = Extract<SyntaxNode, { type: 'Redirect' | 'HereDoc' | 'HereString' }>;

function visitRedirect(node: Redirection, walk: Walk): void {
  const text =
    node.type === 'HereDoc'
      ? `${node.operator}${node.delimiter?.text ?? ''}`
      : walk.source.slice(node.pos, node.end);
  walk.add('redirection', text, explainRedirect(node), walk.depth + 1);
  visitInner(node, walk);
}

type Substitution = Extract<
  SyntaxNode,
  { type: 'CommandExpansion' | 'ProcessSubstitution' | 'ArithmeticCommandExpansion' }
>;

function isSubstitution(node: SyntaxNode): node is Substitution {
  return (
    node.type === 'CommandExpansion' ||
    node.type === 'ProcessSubstitution' ||
    node.type === 'ArithmeticCommandExpansion'
  );
}

function visitSubstitution(node: Substitution, walk: Walk): void {
  const process = node.type === 'ProcessSubstitution';
  const meaning = !process
    ? 'run this first and put its output here'
    : node.operator === '<'
      ? 'run this, and let its output be read as a file'
      : 'run this, and let what is written to this file be its input';
  walk.add('substitution', node.text, meaning, walk.depth + 1);
  if (node.script === undefined) return;
  visit(node.script, { ...walk, depth: walk.depth + 2, source: node.script.source ?? walk.source });
}

/** Substitutions inside words, assignments and redirections. */
function visitInner(node: SyntaxNode, walk: Walk): void {
  forEachChildOf(node, (child) => {
    if (isSubstitution(child)) visitSubstitution(child, walk);
    else visitInner(child, walk);
  });
}

type Choice = Extract<SyntaxNode, { type: 'If' }>;

function visitChoice(node: Choice, walk: Walk): void {
  const inner = { ...walk, depth: walk.depth + 1 };
  walk.add('structure', 'if', 'run this, and see whether it succeeds', walk.depth);
  visit(node.clause, inner);
  walk.add('structure', 'then', 'only if that succeeds', walk.depth);
  visit(node.then, inner);
  for (const { clause, then } of node.elif) {
    walk.add('structure', 'elif', 'else run this, and see whether it succeeds', walk.depth);
    visit(clause, inner);
    walk.add('structure', 'then', 'only if that succeeds', walk.depth);
    visit(then, inner);
  }
  if (node.else === undefined) return;
  walk.add('structure', 'else', 'only if nothing above succeeds', walk.depth);
  visit(node.else, inner);
}

function visitStructure(node: SyntaxNode, walk: Walk): void {
  if (node.type === 'Function') walk.functions.add(node.name.text);
  const structure = structureOf(node, walk.source);
  if (structure !== undefined) walk.add('structure', structure[0], structure[1], walk.depth);
  const inner = structure === undefined ? walk : { ...walk, depth: walk.depth + 1 };
  forEachChildOf(node, (child) => visitChild(child, inner));
}

function visitChild(child: SyntaxNode, walk: Walk): void {
  if (child.type === 'Word') visitInner(child, walk);
  else visit(child, walk);
}

/** What is shown for a compound command, and what it means. */
function structureOf(node: SyntaxNode, source: string): readonly [string, string] | undefined {
  switch (node.type) {
    case 'For':
      return [
        `for ${node.name.text} in ${node.wordlist?.map((word) => word.text).join(' ') ?? '"$@"'}`,
        `run the loop once for each word, with $${node.name.text} set to it`,
      ];
    case 'ArithmeticFor':
      return ['for (( … ))', 'run the loop while the expression holds'];
    case 'While':
      return [
        `${node.kind} …`,
        `run the loop ${node.kind === 'while' ? 'as long as' : 'until'} the condition succeeds`,
      ];
    case 'Select':
      return [`select ${node.name.text}`, 'let the person choose from a list'];
    case 'Case':
      return [`case ${node.word.text} in …`, 'run the part whose pattern fits'];
    case 'Function':
      return [`${node.name.text}()`, 'define a function: it runs when its name is used'];
    case 'Subshell':
      return ['( … )', 'run this in a shell of its own, so that what it sets does not stay'];
    case 'BraceGroup':
      return ['{ … }', 'run these together'];
    case 'Coproc':
      return ['coproc', 'run this beside the shell, connected to it'];
    case 'TestCommand':
    case 'ArithmeticCommand':
      return [
        source.slice(node.pos, node.end),
        node.type === 'TestCommand' ? 'test a condition' : 'calculate',
      ];
    default:
      return undefined;
  }
}
