import { escapeControls } from '../text/escape-controls.js';
import { inertMarkdown } from '../text/inert-markdown.js';

/** A failure as it is handed to somebody else; every text is redacted already. */
export interface Handoff {
  readonly command: string;
  readonly exit_code: number;
  readonly signal?: string;
  readonly when: string;
  readonly cwd: string;
  readonly environment: readonly (readonly [name: string, value: string])[];
  readonly outputs: readonly (readonly [title: string, text: string])[];
  readonly cause?: string;
  readonly tried: readonly string[];
  /** A repair says by itself what it tried. */
  readonly repaired?: boolean;
}

/** A failure as Markdown; what a program printed stays inside its fence and steers nothing. */
export function renderHandoff(handoff: Handoff): string {
  const { command, exit_code, signal, when, cwd, environment, outputs, cause, tried } = handoff;
  const facts = [
    `- Exit code: ${exit_code}${signal === undefined ? '' : ` (${escapeControls(signal)})`}`,
    `- When: ${escapeControls(when)}`,
    `- Folder: ${code(cwd)}`,
    ...environment.map(([name, value]) => `- ${inertMarkdown(name)}: ${inertMarkdown(value)}`),
  ];
  return [
    '# A command failed\n',
    fence(command, 'sh'),
    facts.join('\n').concat('\n'),
    ...(cause === undefined ? [] : ['## Cause\n', quote(cause)]),
    ...outputs.flatMap(([title, text]) => [`## ${title}\n`, fence(text, 'text')]),
    ...(tried.length === 0 && handoff.repaired
      ? []
      : [
          '## What was tried\n',
          ...(tried.length === 0 ? ['Nothing yet.'] : tried.map((line) => `- ${line}`)),
          '',
        ]),
  ].join('\n');
}

/** Text as inline code, whatever backticks it holds. */
export function code(text: string): string {
  const ticks = '`'.repeat(longestTicks(text) + 1);
  const pad = /^`|`$/.test(text) ? ' ' : '';
  return `${ticks}${pad}${escapeControls(text)}${pad}${ticks}`;
}

function fence(text: string, language: string): string {
  const ticks = '`'.repeat(Math.max(3, longestTicks(text) + 1));
  const lines = text.replace(/\n$/, '').split('\n');
  const safe = lines
    .map((line) => escapeControls(line.replace(/\r$/, '').replaceAll('\t', '    ')))
    .join('\n');
  return `${ticks}${language}\n${safe}\n${ticks}\n`;
}

function quote(text: string): string {
  return inertMarkdown(text)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
    .concat('\n');
}

function longestTicks(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}
