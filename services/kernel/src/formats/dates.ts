import { intlLocales, isRightToLeft, type Language } from './languages.ts';
import { cached } from './numbers.ts';

/** `YYYY-MM-DD`, unless the organization says otherwise (specification, section 9). */
export const defaultDatePattern = 'YYYY-MM-DD';

const plain = /^\d{4}-\d{2}-\d{2}$/;

export const dateFormat = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  cached('date', language, options, () => new Intl.DateTimeFormat(intlLocales[language], options));

/** A plain date is the same day everywhere; an instant is a day in a zone only. */
export const readDate = (value: string | Date, zone?: string): { at: Date; timeZone?: string } =>
  typeof value === 'string' && plain.test(value)
    ? { at: new Date(`${value}T00:00:00Z`), timeZone: 'UTC' }
    : { at: new Date(value), timeZone: zone };

function partsOf(value: string | Date, zone?: string): Record<string, string> {
  const { at, timeZone } = readDate(value, zone);
  const format = dateFormat('en', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
  return Object.fromEntries(format.formatToParts(at).map(({ type, value: shown }) => [type, shown]));
}

/** A numeric date by the organization's pattern (YYYY, YY, MM, M, DD, D), whatever the language. */
export function date(value: string | Date, pattern: string = defaultDatePattern, zone?: string): string {
  const { year = '', month = '', day = '' } = partsOf(value, zone);
  const tokens: Record<string, string> = {
    YYYY: year,
    YY: year.slice(-2),
    MM: month,
    M: String(Number(month)),
    DD: day,
    D: String(Number(day)),
  };
  return pattern.replace(/YYYY|YY|MM?|DD?/g, (token) => tokens[token] ?? token);
}

/** The time of an instant, 24 hours: `09:05`. */
export function time(instant: string | Date, zone?: string): string {
  return dateFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone }).format(
    new Date(instant),
  );
}

/** Date by the pattern and time of an instant in a zone: `26.10.2026 09:05`, the space between never breaks. */
export function dateTime(instant: string | Date, pattern?: string, zone?: string): string {
  return `${date(new Date(instant), pattern, zone)}\u00a0${time(instant, zone)}`;
}

/** The plain date `YYYY-MM-DD` that was typed by the pattern, or undefined when it is not such a date. */
export function parseDate(typed: string, pattern: string = defaultDatePattern): string | undefined {
  const order = [...pattern.matchAll(/YYYY|MM?|DD?/g)].map(([token]) => token[0]);
  const found = typed.match(/\d+/g) ?? [];
  if (found.length !== 3 || order.length !== 3) return undefined;
  const part = (letter: string): string => found[order.indexOf(letter)] ?? '';
  const iso = `${part('Y')}-${part('M').padStart(2, '0')}-${part('D').padStart(2, '0')}`;
  const at = new Date(`${iso}T00:00:00Z`);
  return plain.test(iso) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : undefined;
}

/** Both days of a period by the pattern, from the right in Arabic; one day alone where it has no other. */
export function datePeriod(from: string, to: string, language: Language, pattern?: string): string {
  const [first, last] = [date(from, pattern), date(to, pattern)];
  if (from === to) return first;
  return isRightToLeft(language) ? `\u2067\u2068${first}\u2069 – \u2068${last}\u2069\u2069` : `${first} – ${last}`;
}
