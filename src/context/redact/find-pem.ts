import type { Finder, Span } from './span.js';

const MARKER = /-----(BEGIN|END) ([A-Z0-9 ]{1,40})-----/g;
// A line of an armoured block: base64, a header such as "Proc-Type: 4,ENCRYPTED", or nothing.
const BODY_LINE = /(?:\\r|\\n|[\s"'+])*(?:[A-Za-z0-9+/=]{4,128}|[A-Za-z-]{4,20}: [\w,. -]{1,128})/y;
const MAX_LINES = 400;

interface Marker {
  readonly begins: boolean;
  readonly label: string;
  readonly start: number;
  readonly end: number;
}

/** Finds PEM and PGP blocks, also those whose begin or end was cut off. */
export const findPemBlocks: Finder = (text) => {
  if (!text.includes('-----')) return [];
  const markers = [...text.matchAll(MARKER)].map((match) => ({
    begins: match[1] === 'BEGIN',
    label: match[2] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }));
  return markers.map((marker, at) => blockOf(text, marker, markers[at - 1], markers[at + 1]));
};

function blockOf(text: string, marker: Marker, before: Marker | undefined, after: Marker | undefined): Span {
  const kind = kindOf(marker.label);
  if (!marker.begins) return { start: lostBody(text, marker, before?.end ?? 0), end: marker.end, kind };
  if (after !== undefined && !after.begins) return { start: marker.start, end: after.end, kind };
  return { start: marker.start, end: bodyEnd(text, marker.end, after?.start ?? text.length), kind };
}

function bodyEnd(text: string, from: number, limit: number): number {
  const line = new RegExp(BODY_LINE);
  let end = from;
  for (let count = 0; count < MAX_LINES; count++) {
    line.lastIndex = end;
    if (!line.test(text) || line.lastIndex > limit) break;
    end = line.lastIndex;
  }
  return end;
}

// The lines above an END without a BEGIN, as far as they are nothing but base64.
function lostBody(text: string, marker: Marker, limit: number): number {
  let start = marker.start;
  for (let count = 0; count < MAX_LINES && start > limit; count++) {
    const lineStart = Math.max(limit, text.lastIndexOf('\n', start - 2) + 1);
    if (start - lineStart > 200 || !/^[ \t]*[A-Za-z0-9+/=]{4,128}\s*$/.test(text.slice(lineStart, start)))
      break;
    start = lineStart;
  }
  return start;
}

function kindOf(label: string): string {
  return label
    .toLowerCase()
    .trim()
    .replace(/^(?:rsa|ec|dsa|openssh|encrypted|pgp) /, '')
    .replace(/ block$/, '')
    .replace(/[^a-z0-9]+/g, '-');
}
