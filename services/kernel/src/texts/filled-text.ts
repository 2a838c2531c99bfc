import { date, datePeriod } from '../formats/dates.ts';
import { isRightToLeft, type Language } from '../formats/languages.ts';
import { number, quantity } from '../formats/numbers.ts';
import { type Day } from '../periods.ts';
import { type Unit, unitForms, units } from './units.ts';

/** Whom a text is for; without a pattern numeric dates are `YYYY-MM-DD`. */
export interface Reader {
  language: Language;
  /** Of the organization, such as `DD.MM.YYYY`. */
  datePattern?: string;
}

/** Both days included. */
export interface TextPeriod {
  from: Day;
  to: Day;
}

/** Values by the formats of their placeholders: `{{on, day}}`, `{{period, period}}`, `{{max, days}}`, `{{formats}}`. */
interface ValueOf {
  text: string;
  number: number;
  day: Day;
  period: TextPeriod;
}

export type TextFormat = keyof ValueOf | Unit;

export type TextValue = string | number | TextPeriod;

export type TextValues = Readonly<Record<string, TextValue | undefined>>;

export type PlaceholdersIn<T> = T extends `${string}{{${infer P}}}${infer Rest}` ? P | PlaceholdersIn<Rest> : never;

type NameIn<P> = P extends `${infer Name}, ${string}` ? Name : P;
type FormatIn<P> = P extends `${string}, ${infer Format}` ? Format : 'text';
type ValueFor<Format> = Format extends keyof ValueOf ? ValueOf[Format] : Format extends Unit ? number : never;

/** The values that a text needs; a format that does not exist takes none. */
export type ValuesFor<P extends string> = { [One in P as NameIn<One>]: ValueFor<FormatIn<One>> };

const placeholder = /\{\{(\w+)(?:, (\w+))?\}\}/g;

/** Placeholders of a text with their formats, as they stand. */
export const placeholdersOf = (text: string): { name: string; format: string }[] =>
  [...text.matchAll(placeholder)].map(([, name = '', format = 'text']) => ({ name, format }));

type Write = (value: TextValue, reader: Reader) => string;

const isPeriod = (value: TextValue): value is TextPeriod => typeof value === 'object';

const plain = (value: TextValue): string => (isPeriod(value) ? value.from : String(value));

const counted =
  (unit: Unit): Write =>
  (value, { language }) =>
    quantity(Number(value), unitForms[language][unit], language);

/** A length, whole hours as such: nobody counts a night's rest in minutes. */
const hoursAndMinutes: Write = (value, reader) => {
  const minutes = Number(value);
  const parts = [Math.floor(minutes / 60), minutes % 60];
  const said = (['hours', 'minutes'] as const).flatMap((unit, n) =>
    parts[n] === 0 ? [] : [counted(unit)(parts[n]!, reader)],
  );
  return said.length > 0
    ? new Intl.ListFormat(reader.language, { type: 'unit', style: 'narrow' }).format(said)
    : counted('minutes')(minutes, reader);
};

const writers: Readonly<Record<string, Write>> = {
  text: (value) => plain(value),
  number: (value, { language }) => number(Number(value), language),
  day: (value, { datePattern }) => date(plain(value), datePattern),
  period: (value, { language, datePattern }) =>
    isPeriod(value) ? datePeriod(value.from, value.to, language, datePattern) : date(plain(value), datePattern),
  ...Object.fromEntries(units.map((unit) => [unit, counted(unit)])),
  minutes: hoursAndMinutes,
} satisfies Record<string, Write>;

export const isTextFormat = (format: string): format is TextFormat => Object.hasOwn(writers, format);

/** Without the sentences whose values are not known any more; the text itself where none would be left. */
function sayable(text: string, values: TextValues): string {
  const isKnown = (part: string): boolean => placeholdersOf(part).every(({ name }) => values[name] !== undefined);
  if (isKnown(text)) return text;
  return (
    text
      .split(/(?<=[.؟]) /)
      .filter(isKnown)
      .join(' ') || text
  );
}

/** With values as its reader reads them; in Arabic each is isolated (U+2068, U+2069) to keep its direction. */
export function filledText(text: string, reader: Reader, values: TextValues = {}): string {
  return sayable(text, values).replace(placeholder, (_all, name: string, format: string = 'text') => {
    const value = values[name];
    const written = value === undefined ? '…' : writers[format]!(value, reader);
    return isRightToLeft(reader.language) ? `\u2068${written}\u2069` : written;
  });
}
