const DAY_MS = 86_400_000;

/**
 * A time as `Date.prototype.toISOString` writes it, for the years 0 to 9999. That one reads the machine's time zone
 * first, which costs more than writing a line to the log.
 */
export function isoTime(ms: number): string {
  const day = Math.floor(ms / DAY_MS);
  const rest = ms - day * DAY_MS;
  const { year, month, date } = civilDate(day);
  const clock = [rest / 3_600_000, (rest / 60_000) % 60, (rest / 1000) % 60].map((part) => pad(part, 2));
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}T${clock.join(':')}.${pad(rest % 1000, 3)}Z`;
}

/** The date of a day counted from 1970, in years that begin in March, so that the leap day comes last. */
function civilDate(day: number): { readonly year: number; readonly month: number; readonly date: number } {
  const shifted = day + 719_468;
  const era = Math.floor(shifted / 146_097);
  const ofEra = shifted - era * 146_097;
  const years = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  );
  const ofYear = ofEra - (365 * years + Math.floor(years / 4) - Math.floor(years / 100));
  const fromMarch = Math.floor((5 * ofYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const date = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  return { year: years + era * 400 + (month <= 2 ? 1 : 0), month, date };
}

function pad(value: number, width: number): string {
  return String(Math.floor(value)).padStart(width, '0');
}
