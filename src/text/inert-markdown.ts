import { escapeControls } from './escape-controls.js';

/** Foreign words in Markdown, line by line: they read as before, but no link, picture, tag or code comes out of them. */
export function inertMarkdown(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/[\\`<]/g, '\\$&').replace(/\](?=[([:])/g, ']\\'))
    .map((line) => escapeControls(line).replace(/^(\s*)([#>+*=-]|\d{1,9}(?=[.)]))/, '$1\\$2'))
    .join('\n');
}
