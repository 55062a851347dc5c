import type { RepairReply } from './repair-reply.js';

/**
 * What can be used of a complete reply that does not fit: its summary and its commands, each a whole JSON string.
 * File changes are never salvaged, nor anything from a reply that was cut off.
 */
export function salvageReply(text: string): RepairReply | undefined {
  const [summary = ''] = stringsOf(text, 'summary');
  const commands = [...new Set(stringsOf(text, 'command').filter((command) => command.trim() !== ''))];
  if (summary === '' && commands.length === 0) return undefined;
  const steps = commands.slice(0, 6).map((command) => ({
    title: 'Run a command',
    kind: 'command' as const,
    command: command.trim(),
    files: [],
  }));
  return { summary: summary.slice(0, 1000), looks: [], steps };
}

function stringsOf(text: string, key: string): string[] {
  const pattern = new RegExp(`"${key}"\\s*:\\s*("(?:[^"\\\\\\n]|\\\\.)*")(?=\\s*[,}\\]])`, 'g');
  return [...text.matchAll(pattern)].flatMap(([, literal = '']) => parseString(literal));
}

function parseString(literal: string): string[] {
  try {
    const value: unknown = JSON.parse(literal);
    return typeof value === 'string' ? [value] : [];
  } catch {
    return [];
  }
}
