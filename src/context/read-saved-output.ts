import { plainText } from './plain-text.js';

/** What a saved log tells of a failed command. */
export interface SavedOutput {
  readonly text: string;
  /** The command that the log shows last, where it shows one. */
  readonly command?: string;
  readonly exit_code?: number;
}

const KEPT = 512 * 1024;

/** Marks that CI services and shells put before a command they run: `+ `, `$ `, `Run `, `##[command]`. */
const SHOWN_COMMAND =
  /^(?:\++ |\$ |> |##\[(?:group|command)\](?:Run )?|(?:\[[^\]]*\]|[\w.@~/:-]*)[$#] )(\S.*)$/gm;
const SHOWN_CODE =
  /(?:exit(?:ed with)? (?:code|status)|returned (?:a non-zero code|exit code)):? (\d{1,3})\b/gi;
const STAMP = /^(?:\d{4}-\d\d-\d\d[T ][\d:.,]+(?:Z|[+-]\d\d:?\d\d)? ?|\[?\d\d:\d\d:\d\d(?:\.\d+)?\]? )/gm;

/** Reads a saved log: plain text without time stamps, and the command and exit code that it shows. */
export function readSavedOutput(raw: string): SavedOutput {
  const text = plainText(raw.slice(-KEPT)).replace(STAMP, '');
  const command = [...text.matchAll(SHOWN_COMMAND)].at(-1)?.[1]?.trim();
  const code = Number([...text.matchAll(SHOWN_CODE)].at(-1)?.[1] ?? 0);
  return {
    text,
    ...(command === undefined ? {} : { command }),
    ...(code > 0 && code < 256 ? { exit_code: code } : {}),
  };
}
