import { country } from './countries.ts';
import * as dates from './dates.ts';
import * as formats from './values.ts';
import { defaultLanguage, type Language } from '../languages.ts';

export type Formatter = ReturnType<typeof formatterOf>;

/** The formatters of a language, date pattern and zone; dates are `YYYY-MM-DD` or instants. */
export function formatterOf({
  language = defaultLanguage,
  datePattern,
  zone,
}: {
  language?: Language;
  datePattern?: string;
  zone?: string;
}) {
  return {
    number: (value: number, options?: Intl.NumberFormatOptions): string => formats.number(value, language, options),
    percent: (share: number, digits?: number): string => formats.percent(share, language, digits),
    money: formats.money,
    date: (value: string | Date): string => dates.date(value, datePattern, zone),
    parseDate: (typed: string): string | undefined => dates.parseDate(formats.digits(typed), datePattern),
    dateInSentence: (from: string | Date, to?: string | Date): string =>
      dates.dateInSentence(from, language, { to, zone }),
    weekday: (value: string | Date, style?: 'long' | 'short' | 'narrow'): string =>
      dates.weekday(value, language, style, zone),
    month: (value: string | Date): string => dates.month(value, language, zone),
    time: (instant: string | Date, otherZone?: string): string => dates.time(instant, otherZone ?? zone),
    dateTime: (instant: string | Date, otherZone?: string): string =>
      dates.dateTime(instant, datePattern, otherZone ?? zone),
    timeRange: (from: string, to: string): string => dates.timeRange(from, to, language),
    days: (value: number, signed?: boolean): string => formats.days(value, language, signed),
    hours: (minutes: number): string => formats.hours(minutes, language),
    duration: (minutes: number): string => formats.duration(minutes, language),
    list: (items: readonly string[], type?: 'conjunction' | 'disjunction'): string =>
      formats.list(items, language, type),
    country: (code: string): string => country(code, language),
    compare: (one: string, other: string): number => formats.compare(one, other, language),
    relative: (instant: string | Date, now?: Date): string => formats.relative(instant, language, now),
  };
}
