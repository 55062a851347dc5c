/** An argument of a filter: a literal, or the name of a value. */
export type FilterArgument =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'name'; readonly name: string };

export interface FilterCall {
  readonly name: string;
  readonly args: readonly FilterArgument[];
}

/** A piece of a template: plain text, a placeholder, or an optional stretch that needs all its values. */
export type TemplatePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly name: string; readonly filters: readonly FilterCall[] }
  | { readonly kind: 'optional'; readonly parts: readonly TemplatePart[] };

const PLACEHOLDER = /\{([a-z]\w*)((?:\|[a-z_]+(?::(?:'(?:[^'\\]|\\.)*'|\w+))*)*)\}/g;
const FILTER = /\|([a-z_]+)((?::(?:'(?:[^'\\]|\\.)*'|\w+))*)/g;
const ARGUMENT = /:(?:'((?:[^'\\]|\\.)*)'|(\w+))/g;

/** Splits a template; `[ … ]` is an optional stretch only where it holds a placeholder and `optional` is asked for. */
export function parseTemplate(template: string, optional = false): readonly TemplatePart[] {
  if (!optional) return parsePlain(template);
  const parts: TemplatePart[] = [];
  let last = 0;
  for (const match of template.matchAll(/\[([^[\]]*\{[^[\]]*)\]/g)) {
    parts.push(...parsePlain(template.slice(last, match.index)));
    parts.push({ kind: 'optional', parts: parsePlain(match[1] ?? '') });
    last = match.index + match[0].length;
  }
  parts.push(...parsePlain(template.slice(last)));
  return parts;
}

/** Names of the values that a template uses, those in filter arguments included. */
export function templateNames(template: string): readonly string[] {
  const names = (parts: readonly TemplatePart[]): string[] =>
    parts.flatMap((part) => {
      if (part.kind === 'text') return [];
      if (part.kind === 'optional') return names(part.parts);
      const args = part.filters.flatMap((filter) => filter.args);
      return [part.name, ...args.flatMap((arg) => (arg.kind === 'name' ? [arg.name] : []))];
    });
  return names(parseTemplate(template, true));
}

function parsePlain(template: string): TemplatePart[] {
  const parts: TemplatePart[] = [];
  let last = 0;
  for (const match of template.matchAll(PLACEHOLDER)) {
    if (match.index > last) parts.push({ kind: 'text', text: template.slice(last, match.index) });
    parts.push({ kind: 'value', name: match[1] ?? '', filters: parseFilters(match[2] ?? '') });
    last = match.index + match[0].length;
  }
  if (last < template.length) parts.push({ kind: 'text', text: template.slice(last) });
  return parts;
}

function parseFilters(source: string): readonly FilterCall[] {
  return [...source.matchAll(FILTER)].map((match) => ({
    name: match[1] ?? '',
    args: [...(match[2] ?? '').matchAll(ARGUMENT)].map(
      (arg): FilterArgument =>
        arg[2] === undefined
          ? { kind: 'literal', text: (arg[1] ?? '').replaceAll(/\\(['\\])/g, '$1') }
          : { kind: 'name', name: arg[2] },
    ),
  }));
}
