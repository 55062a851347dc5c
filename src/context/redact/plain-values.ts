import { isSecretName } from './secret-names.js';

const ANSWERS = new Set(
  (
    'true false yes no on off null nil none undefined auto default enabled disabled required optional missing invalid expired ' +
    'empty unset set unknown hidden masked redacted changed incorrect wrong denied failed ok string str bytes number integer int ' +
    'object boolean bool array any file env stdin prompt ask not is must cannot should expected unexpected identifier value input'
  ).split(' '),
);

/** Says whether a value is no secret whatever its name: an answer word, a reference, or a mask someone already put there. */
export function isPlainValue(value: string): boolean {
  const bare = value.replace(/^[([{]{1,8}|[.,:;!?)\]}]{1,8}$/g, '');
  if (bare === '' || ANSWERS.has(bare.toLowerCase()) || /^[0-9]{1,3}$/.test(bare)) return true;
  return isMask(bare) || isReference(value);
}

/** Says whether text was already masked by hand or by a tool: stars, dots, x's or a named gap. */
function isMask(value: string): boolean {
  return /^(?:[*•.…#]+|[xX]{3,}|<[^<>]*>|\[[A-Za-z _-]*\]|-+)$/.test(value);
}

function isReference(value: string): boolean {
  if (/^(?:\$\{|\$\(|\{\{|%[A-Z_]+%$|(?:process\.env|os\.environ|ENV|secrets?|vars?|env)[.[(])/.test(value))
    return true;
  const variable = /^\$([A-Za-z_]\w*)$/.exec(value)?.[1];
  return variable !== undefined && (/^[A-Z0-9_]+$/.test(variable) || isSecretName(variable));
}

/** Says whether a word looks made by a generator rather than written by a person: letters and digits, no file name. */
export function looksGenerated(value: string): boolean {
  return (
    value.length >= 8 &&
    /[A-Za-z]/.test(value) &&
    /[0-9]/.test(value) &&
    !/^[~./]|\.[a-z]{1,5}(?::|$)/.test(value)
  );
}
