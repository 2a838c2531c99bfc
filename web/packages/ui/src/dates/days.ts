import { type UiLanguage } from '../theme/languages.ts';

const parts = /YYYY|MM|DD|M|D/g;

/** A day (YYYY-MM-DD) in the organization's pattern (YYYY, MM, M, DD, D); an empty or broken day gives ''. */
export function formatDay(value: string, pattern: string): string {
  const [year = '', month = '', date = ''] = value.split('-');
  if (!isDay(value)) return '';
  const words: Record<string, string> = {
    YYYY: year,
    MM: month,
    M: String(Number(month)),
    DD: date,
    D: String(Number(date)),
  };
  return pattern.replaceAll(parts, (name) => words[name] ?? name);
}

/** The day (YYYY-MM-DD) in a typed text: by the pattern or ISO, any separator, two-digit years; undefined if none. */
export function parseDay(typed: string, pattern: string): string | undefined {
  const figures = typed.trim().split(/\D+/).filter(Boolean);
  if (figures.length !== 3) return undefined;
  const iso = figures[0]?.length === 4;
  const order = iso ? ['Y', 'M', 'D'] : [...pattern.matchAll(parts)].map(([name]) => name.charAt(0));
  const of = (letter: string) => figures[order.indexOf(letter)] ?? '';
  const year = of('Y').length === 2 ? `20${of('Y')}` : of('Y');
  const value = `${year}-${of('M').padStart(2, '0')}-${of('D').padStart(2, '0')}`;
  return isDay(value) ? value : undefined;
}

/** Why a typed text is no day: its form, or there is none such (31.02.2026); undefined for a day and for ''. */
export function dayFault(typed: string, pattern: string): 'date' | 'noSuchDate' | undefined {
  if (typed.trim() === '' || parseDay(typed, pattern)) return undefined;
  const lengths = typed
    .trim()
    .split(/\D+/)
    .filter(Boolean)
    .map(({ length }) => length);
  const isLike = lengths.length === 3 && lengths.filter((length) => length <= 2).length >= 2;
  return isLike && /^[\d\s./-]+$/.test(typed) ? 'noSuchDate' : 'date';
}

/** Whether a text is a day of the calendar written as YYYY-MM-DD. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && toDay(time) === value;
}

const toDay = (time: Date) => time.toISOString().slice(0, 10);

export function addDays(value: string, days: number): string {
  const time = new Date(`${value}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() + days);
  return toDay(time);
}

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The first days that are often asked for: of this month, of this year, of the last one. */
export function usualDays(now: string): string[] {
  const year = Number(now.slice(0, 4));
  return [...new Set([`${now.slice(0, 7)}-01`, `${year}-01-01`, `${year - 1}-01-01`])].filter((day) => day !== now);
}

/** The same date some months later, or the last day of a shorter month. */
export function addMonths(value: string, months: number): string {
  const [year = 0, month = 1, date = 1] = value.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return toDay(last);
}

/** The weeks that show a day's month, Monday first, six at most. */
export function monthOf(value: string): string[][] {
  const first = `${value.slice(0, 7)}-01`;
  const start = addDays(first, -((new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7));
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, place) => addDays(start, week * 7 + place)),
  );
  return weeks.filter((week) => week.some((one) => one.startsWith(value.slice(0, 7))));
}

const regions: Partial<Record<UiLanguage, string>> = { en: 'en-GB', pt: 'pt-PT' };

const formats = new Map<string, Intl.DateTimeFormat>();

/** A day in words of the language, with the figures 0 to 9. */
export function dayInWords(value: string, language: UiLanguage, options: Intl.DateTimeFormatOptions): string {
  const key = language + JSON.stringify(options);
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(`${regions[language] ?? language}-u-nu-latn-ca-gregory`, { timeZone: 'UTC', ...options });
  formats.set(key, format);
  return format.format(new Date(`${value}T00:00:00Z`));
}
