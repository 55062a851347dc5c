import type { Word, WordPart } from './parse-line.js';
import { lookUp, type Scope } from './scope.js';
import { isKnown, known, originsOf, SOME, type StaticWord, UNKNOWN, unknown } from './static-text.js';

type Parameter = Extract<WordPart, { type: 'ParameterExpansion' }>;
type Operation = NonNullable<Parameter['operation']>;
type Expand = (word: Word) => StaticWord;

/** The values of `${…}`: looked up and transformed where that can be known, else unknown. */
export function expandParameter(part: Parameter, scope: Scope, expand: Expand): readonly StaticWord[] {
  if (part.index !== undefined) expand(part.index);
  if (part.prefix === '#') return [known(SOME)];
  const values = valuesAt(part, scope);
  if (part.operation === undefined) return values;
  const operation = part.operation;
  return values.map((value) => operate(value, operation, isSet(part.parameter, scope), expand));
}

function valuesAt(part: Parameter, scope: Scope): readonly StaticWord[] {
  const direct = lookUp(scope, part.parameter);
  const values = part.prefix === '!' ? lookUp(scope, direct[0]?.text ?? '') : direct;
  const index = part.index?.value;
  if (index === '@' || index === '*') return values;
  const at = /^\d+$/.test(index ?? '0') ? Number(index ?? 0) : undefined;
  if (index === undefined && (part.parameter === '@' || part.parameter === '*')) return values;
  if (at === undefined) return [{ ...unknown(), origins: originsOf(values) }];
  return [values[at] ?? known('')];
}

function isSet(name: string, scope: Scope): boolean {
  return scope.variables.has(name) || !lookUp(scope, name).some((value) => value.text === UNKNOWN);
}

function operate(value: StaticWord, operation: Operation, set: boolean, expand: Expand): StaticWord {
  const lost = { ...unknown(), origins: value.origins };
  switch (operation.type) {
    case 'Default':
      return withDefault(value, operation, set, expand);
    case 'CaseModification':
      return { ...value, text: changeCase(value.text, operation.operator) };
    case 'Slice':
      return (
        slice(value, expand(operation.offset).text, operation.length && expand(operation.length).text) ?? lost
      );
    case 'Replace': {
      const pattern = expand(operation.pattern);
      if (pattern.globbed || value.text.includes(UNKNOWN)) return lost;
      const replacement = expand(operation.replacement).text;
      return { ...value, text: replaceText(value.text, pattern.text, replacement, operation.operator) };
    }
    case 'Remove':
      return removeText(value, expand(operation.operand), operation.operator) ?? lost;
    default:
      return lost;
  }
}

/** `${x:-y}` and its kin; a colon makes an empty value count as none. */
function withDefault(
  value: StaticWord,
  operation: Extract<Operation, { type: 'Default' }>,
  set: boolean,
  expand: Expand,
): StaticWord {
  const present = set && (value.text !== '' || !operation.operator.startsWith(':'));
  if (operation.operator.endsWith('?')) return present ? value : { ...value, text: SOME };
  const operand = expand(operation.operand);
  if (!operation.operator.endsWith('+')) return present ? value : operand;
  if (present) return operand;
  return set ? known('') : { ...unknown(), origins: operand.origins };
}

function changeCase(text: string, operator: string): string {
  if (operator === '^^') return text.toUpperCase();
  if (operator === ',,') return text.toLowerCase();
  const first = text.slice(0, 1);
  return (operator === '^' ? first.toUpperCase() : first.toLowerCase()) + text.slice(1);
}

function slice(value: StaticWord, offset: string, length: string | undefined): StaticWord | undefined {
  const from = Number(offset);
  const count = length === undefined ? undefined : Number(length);
  if (!Number.isInteger(from) || (count !== undefined && !Number.isInteger(count))) return undefined;
  const start = from < 0 ? value.text.length + from : from;
  if (start < 0) return isKnown(value) ? { ...value, text: '' } : undefined;
  const end = count === undefined ? undefined : count < 0 ? count : start + count;
  const text = value.text.slice(start, end);
  const shifted = value.text.slice(0, start + text.length);
  return shifted.includes(UNKNOWN) || shifted.includes(SOME) ? undefined : { ...value, text };
}

function replaceText(text: string, pattern: string, replacement: string, operator: string): string {
  if (pattern === '') return text;
  if (operator === '//') return text.replaceAll(pattern, replacement);
  if (operator === '/#') return text.startsWith(pattern) ? replacement + text.slice(pattern.length) : text;
  if (operator === '/%') return text.endsWith(pattern) ? text.slice(0, -pattern.length) + replacement : text;
  const at = text.indexOf(pattern);
  return at === -1 ? text : text.slice(0, at) + replacement + text.slice(at + pattern.length);
}

// Folder and name of a path, as scripts cut them off; other patterns are not worked out.
function cutAtSlash(value: StaticWord, pattern: string, operator: string): StaticWord | undefined {
  const { text } = value;
  const at = operator.length > 1 === (operator[0] === '%') ? text.indexOf('/') : text.lastIndexOf('/');
  const isKnownForm = pattern === (operator.startsWith('%') ? '/*' : '*/');
  if (!isKnownForm) return undefined;
  if (at === -1) return value;
  return { ...value, text: operator.startsWith('%') ? text.slice(0, at) : text.slice(at + 1) };
}

function removeText(value: StaticWord, pattern: StaticWord, operator: string): StaticWord | undefined {
  const text = value.text;
  if (text.includes(UNKNOWN) || text.includes(SOME)) return undefined;
  if (pattern.globbed) return cutAtSlash(value, pattern.text, operator);
  if (operator.startsWith('#'))
    return { ...value, text: text.startsWith(pattern.text) ? text.slice(pattern.text.length) : text };
  return {
    ...value,
    text: text.endsWith(pattern.text) ? text.slice(0, text.length - pattern.text.length) : text,
  };
}
