/** Programs whose long options begin with one dash. */
const ONE_DASH = /^\s*(?:sudo\s+)?(?:find|javac?|openssl|ffmpeg|go|terraform|gcc|g\+\+|clang|test|\[)\s/;

/** What word processors and web pages make of quotes and of dashes before an option. */
const SIGNS =
  /'[^']*'|"[^"]*"|[\u201c-\u201f]|[\u2018-\u201b]|(?<=\s)-?[\u2010-\u2015\u2212]{1,2}(?=[A-Za-z])/g;

/** The line with the plain quotes and dashes that a shell knows; undefined where it has no others. */
export function plainSigns(line: string): string | undefined {
  const plain = line.replaceAll(SIGNS, (sign, at: number) => {
    if (/^["']/.test(sign)) return sign;
    if (/[\u201c-\u201f]/.test(sign)) return '"';
    return /[\u2018-\u201b]/.test(sign) ? "'" : dashes(sign, line, at);
  });
  return plain === line ? undefined : plain;
}

/** Two dashes stand before a word, one before letters; two typed ones are often made into one long dash. */
function dashes(sign: string, line: string, at: number): string {
  const [letters = ''] = /^[\w-]*/.exec(line.slice(at + sign.length)) ?? [];
  const most = /[\u2014\u2015]/.test(sign) ? 1 : 3;
  return letters.length > most && !ONE_DASH.test(line) ? '--' : '-';
}
