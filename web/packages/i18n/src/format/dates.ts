import { date, dateFormat, readDate } from '@kadro/kernel/formats';
import { type Language } from '../languages.ts';

export { date, dateTime, defaultDatePattern, parseDate, time } from '@kadro/kernel/formats';

const spelled = (language: Language, withYear: boolean, timeZone?: string): Intl.DateTimeFormat =>
  // The short Portuguese month is a number, which would read as a pattern.
  dateFormat(language, {
    day: 'numeric',
    month: language === 'pt' ? 'long' : 'short',
    ...(withYear && { year: 'numeric' }),
    timeZone,
  });

/** No spaces between two days of one month, however the engine sets them. */
const tidy = (shown: string): string =>
  shown.replace(/[\u200e\u200f\u061c]/g, '').replace(/^(\d{1,2}\.?)[\u2009 ]–[\u2009 ](?=\d)/, '$1–');

/** A day or a range with the month in words: `26 Oct`, `26–30 Oct`; the year only when it is not this one. */
export function dateInSentence(
  from: string | Date,
  language: Language,
  options: { to?: string | Date; zone?: string; now?: Date } = {},
): string {
  const { at, timeZone } = readDate(from, options.zone);
  const end = options.to === undefined ? at : readDate(options.to, options.zone).at;
  const thisYear = date(options.now ?? new Date(), 'YYYY', options.zone);
  const years = [at, end].map((day) => date(day, 'YYYY', timeZone));
  const format = spelled(
    language,
    years.some((year) => year !== thisYear),
    timeZone,
  );
  return tidy(
    date(at, undefined, timeZone) === date(end, undefined, timeZone) ? format.format(at) : format.formatRange(at, end),
  );
}

export function weekday(
  value: string | Date,
  language: Language,
  style: 'long' | 'short' | 'narrow' = 'long',
  zone?: string,
): string {
  const { at, timeZone } = readDate(value, zone);
  return dateFormat(language, { weekday: style, timeZone }).format(at);
}

/** The month and year of a day in words: `October 2026`. */
export function month(value: string | Date, language: Language, zone?: string): string {
  const { at, timeZone } = readDate(value, zone);
  return dateFormat(language, { month: 'long', year: 'numeric', timeZone }).format(at);
}

/** A time range, which in Arabic begins at the right whatever stands beside it: `09:00–17:00`. */
export function timeRange(from: string, to: string, language: Language): string {
  const shown = `${from}–${to}`;
  return language === 'ar' ? `\u2067${shown}\u2069` : shown;
}
