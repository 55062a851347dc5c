import { forEachChildOf, parseLine, type SyntaxNode, type Word } from './parse-line.js';

/** A form of a line that is the same for lines which differ only in blanks, quoting or comments. */
export function normaliseLine(line: string): string {
  const script = parseLine(line);
  if (script.errors !== undefined && script.errors.length > 0) return line.trim().replace(/\s+/g, ' ');
  return serialise(script, line);
}

function serialise(node: SyntaxNode, line: string): string {
  if (node.type === 'Word') return serialiseWord(node);
  if (node.type === 'HereDocBody') return JSON.stringify(node.text);
  if (node.type === 'HereDocDelimiter') return node.quoted ? 'quoted' : 'plain';
  const children: string[] = [];
  forEachChildOf(node, (child) => children.push(serialise(child, line)));
  return `${node.type}${marksOf(node, line)}(${children.join(' ')})`;
}

/** What tells nodes of one type apart beside their children. */
function marksOf(node: SyntaxNode, line: string): string {
  switch (node.type) {
    case 'AndOr':
    case 'Pipeline':
      return node.operators.join(' ');
    case 'Statement':
      return node.background ? '&' : '';
    case 'Redirect':
      return node.operator;
    case 'FileDescriptor':
      return String(node.value);
    case 'While':
      return node.kind;
    case 'Assignment':
      return node.text;
    case 'TestUnary':
    case 'TestBinary':
    case 'TestLogical':
      return node.operator;
    case 'ArithmeticCommand':
      return node.body;
    case 'ArithmeticFor':
      return line.slice(node.pos, node.body.pos).replaceAll(/\s+/g, '');
    default:
      return '';
  }
}

function serialiseWord(word: Word): string {
  const fixed = (word.parts ?? []).every((part) => {
    if (part.type === 'DoubleQuoted') return part.parts.every((child) => child.type === 'Literal');
    return part.type === 'Literal' || part.type === 'SingleQuoted' || part.type === 'AnsiCQuoted';
  });
  const tilde = word.text.startsWith('~') ? '~' : '';
  return fixed ? tilde + JSON.stringify(word.value) : `as typed ${word.text}`;
}
