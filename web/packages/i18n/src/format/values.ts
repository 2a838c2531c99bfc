import { cached, minus, number, unmarked } from '@kadro/kernel/formats';
import { localeOf, type Language } from '../languages.ts';

export { number } from '@kadro/kernel/formats';

const dayDecimals = { minimumFractionDigits: 1, maximumFractionDigits: 2 };

/** Days of leave as they stand in figures: one decimal, two where it has two; `signed` shows a plus, too. */
export function days(value: number, language: Language, signed = false): string {
  const shown = number(Math.abs(value), language, dayDecimals);
  const isZero = Math.abs(value) < 0.005;
  return `${isZero ? '' : value < 0 ? minus : signed ? '+' : ''}${shown}`;
}

/** Whole minutes as hours in figures and tables: `8:15`, `\u22120:30`, `1,234:05`. */
export function hours(minutes: number, language: Language): string {
  const total = Math.abs(Math.round(minutes));
  const shown = `${number(Math.trunc(total / 60), language)}:${String(total % 60).padStart(2, '0')}`;
  return minutes < 0 && total > 0 ? `${minus}${shown}` : shown;
}

/** A share of one as percent: 0.25 is `25%`, `%25`, `25 %`. */
export function percent(share: number, language: Language, digits = 0): string {
  const shown = number(share, language, { style: 'percent', maximumFractionDigits: digits });
  return language === 'fr' ? shown.replace(/\s%$/, '\u202f%') : shown;
}

const currencyLocales: Record<string, string> = {
  TRY: 'tr-TR',
  USD: 'en-US',
  EUR: 'de-DE',
  RON: 'ro-RO',
  GBP: 'en-GB',
  AZN: 'az-AZ',
};

export type Money = { amount: string; currency: string };

/** An amount by the currency's locale with two decimals, alike in all languages (specification, section 9). */
export function money({ amount, currency }: Money): string {
  const locale = currencyLocales[currency] ?? 'de-DE';
  const options = { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  const format = cached('money', locale, options, () => new Intl.NumberFormat(locale, options));
  return format.format(amount as Intl.StringNumericLiteral);
}

const units: Record<Language, readonly [hours: string, minutes: string]> = {
  en: ['h', 'min'],
  tr: ['sa', 'dk'],
  de: ['Std.', 'Min.'],
  es: ['h', 'min'],
  it: ['h', 'min'],
  pt: ['h', 'min'],
  nl: ['u', 'min'],
  fr: ['h', 'min'],
  ar: ['س', 'د'],
};

/** Whole minutes as `7 h 30 min`; a part that is zero is left out, its spaces never break. */
export function duration(minutes: number, language: Language): string {
  const [hourUnit, minuteUnit] = units[language];
  const total = Math.abs(Math.round(minutes));
  const hours = Math.trunc(total / 60);
  const parts = [
    hours > 0 && `${number(hours, language)}\u00a0${hourUnit}`,
    (total % 60 > 0 || hours === 0) && `${total % 60}\u00a0${minuteUnit}`,
  ].filter(Boolean);
  return `${minutes < 0 && total > 0 ? '-' : ''}${parts.join('\u00a0')}`;
}

/** `a, b and c`; `or` with the kind disjunction. */
export function list(
  items: readonly string[],
  language: Language,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return cached('list', language, { type }, () => new Intl.ListFormat(localeOf(language), { type })).format(items);
}

/** By the alphabet of the language. */
export const compare = (one: string, other: string, language: Language): number =>
  cached('collator', language, {}, () => new Intl.Collator(localeOf(language))).compare(one, other);

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, seconds: number, below: number])[] = [
  ['second', 1, 60],
  ['minute', 60, 3600],
  ['hour', 3600, 86_400],
  ['day', 86_400, 7 * 86_400],
  ['week', 7 * 86_400, 28 * 86_400],
  ['month', 30 * 86_400, 360 * 86_400],
  ['year', 365 * 86_400, Infinity],
];

/** How long ago (or ahead) an instant is, by the last-seen thresholds of section 9. */
export function relative(instant: Date | string, language: Language, now: Date = new Date()): string {
  const seconds = (new Date(instant).getTime() - now.getTime()) / 1000;
  const away = Math.abs(seconds);
  const [unit, size] = steps.find(([, , below]) => away < below) ?? (['second', 1] as const);
  // 28 days are a month and 360 days a year, never "0 months".
  const amount = away < 1 ? 0 : Math.max(1, Math.floor(away / size));
  const numeric = amount === 0 ? 'auto' : 'always';
  const format = cached(
    'relative',
    language,
    { numeric },
    () => new Intl.RelativeTimeFormat(localeOf(language), { numeric }),
  );
  return unmarked(format.format(seconds > 0 ? amount : -amount, unit));
}

/** Arabic-Indic and Persian digits as 0-9, for whatever a person typed. */
export function digits(typed: string): string {
  return typed.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
