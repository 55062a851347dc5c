import { forEachChildOf, type SyntaxNode } from './parse-line.js';
import type { Scope } from './scope.js';

const COMPARES_NUMBERS = /^-(?:eq|ne|lt|le|gt|ge)$/;
const ASKS_FOR_NAME = /^-[vR]$/;

/** The command in a subscript, `a[$(…)]`: where a shell expects a name or a number it runs it, quoted or not. */
export function commandInSubscript(text: string): string | undefined {
  return /^[^\s"'[]*\[[^\]]*?(?:\$\(|`)(.*?)[)`]/s.exec(text)?.[1];
}

/** The commands in texts that arithmetic or `[[ … ]]` below a node evaluates as numbers or names. */
export function hiddenCommands(node: SyntaxNode, scope: Scope): readonly string[] {
  return textsIn(node, scope).flatMap((text) => commandInSubscript(text) ?? []);
}

function textsIn(node: SyntaxNode, scope: Scope): readonly string[] {
  switch (node.type) {
    case 'Script':
    case 'CompoundList':
      return [];
    case 'ArithmeticWord':
      return valuesOf(node.value, scope);
    case 'TestUnary':
      return ASKS_FOR_NAME.test(node.operator) ? [node.operand.value] : [];
    case 'TestBinary':
      return COMPARES_NUMBERS.test(node.operator)
        ? [node.left, node.right].flatMap(({ value }) => [value, ...valuesOf(value, scope)])
        : [];
    default: {
      const texts: string[] = [];
      forEachChildOf(node, (child) => texts.push(...textsIn(child, scope)));
      return texts;
    }
  }
}

/** The values of the variables that a text names; what the line has not set itself is not known. */
function valuesOf(text: string, { variables }: Scope): readonly string[] {
  const names = text.match(/[A-Za-z_]\w*/g) ?? [];
  return names.flatMap((name) => variables.get(name) ?? []).map((value) => value.text);
}
