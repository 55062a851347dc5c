import type { Redirection } from '../shell/parse-line.js';

/** What a redirection does, in words. */
export function explainRedirect(node: Redirection): string {
  if (node.type === 'HereDoc') return 'give the lines that follow as its input';
  const target = node.target?.text ?? '';
  if (node.type === 'HereString') return 'give this text as its input';
  const number = node.descriptor?.type === 'FileDescriptor' ? node.descriptor.value : undefined;
  const what =
    number === 2
      ? 'errors'
      : number === undefined || number === 1
        ? 'the output'
        : `what is written to descriptor ${number}`;
  if (target === '-' && node.operator.endsWith('&'))
    return `close ${streamName(String(number ?? (node.operator === '<&' ? 0 : 1)))}`;
  const away = target === '/dev/null';
  switch (node.operator) {
    case '>':
    case '>|':
      return away ? `throw ${what} away` : `write ${what} to ${target}, replacing what is in it`;
    case '>>':
      return `add ${what} to the end of ${target}`;
    case '&>':
      return away
        ? 'throw output and errors away'
        : `write output and errors to ${target}, replacing what is in it`;
    case '&>>':
      return `add output and errors to the end of ${target}`;
    case '<':
      return `read its input from ${target}`;
    case '<>':
      return `read and write ${target}`;
    case '>&':
      return /^\d+$/.test(target)
        ? `send ${what} to the same place as ${streamName(target)}`
        : `write output and errors to ${target}`;
    default:
      return `read its input from descriptor ${target}`;
  }
}

function streamName(number: string): string {
  if (number === '0') return 'its input';
  if (number === '1') return 'the output';
  return number === '2' ? 'errors' : `descriptor ${number}`;
}
