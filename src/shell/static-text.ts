/** Stands in a static text for a part that is only known at run time and may be empty. */
export const UNKNOWN = '\u0000';
/** Stands in a static text for a part that is only known at run time and is not empty. */
export const SOME = '\u0001';

/** Where a text comes from, as far as that matters for risk. */
export type Origin = 'secret' | 'remote' | 'installer' | 'decoded';

/** What is known of a text without running anything. */
export interface StaticText {
  readonly text: string;
  readonly origins: readonly Origin[];
}

/** One word after expansion, as far as it is known without running anything. */
export interface StaticWord extends StaticText {
  /** True where unquoted pattern characters stand in it. */
  readonly globbed: boolean;
  /** What can be read from it where the word is a process substitution. */
  readonly content?: StaticText;
}

/** A text that is known in full. */
export function known(text: string): StaticWord {
  return { text, origins: [], globbed: false };
}

/** A text of which nothing is known but where it comes from. */
export function unknown(...origins: readonly Origin[]): StaticWord {
  return { text: UNKNOWN, origins, globbed: false };
}

/** True where no part is left to run time. */
export function isKnown(text: StaticText): boolean {
  return !text.text.includes(UNKNOWN) && !text.text.includes(SOME);
}

/** The origins of several texts, each once. */
export function originsOf(texts: readonly StaticText[]): readonly Origin[] {
  const all = texts.flatMap((text) => text.origins);
  return all.length < 2 ? all : [...new Set(all)];
}

/** The text for a sentence: short, one line, with `…` where a part is unknown. */
export function showText(text: string): string {
  const line = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/gu, '…');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
