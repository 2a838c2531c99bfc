import { type Language, type TextKey } from '@kadro/kernel';
import { type Words } from './words.ts';

const locales: Partial<Record<Language, string>> = { en: 'en-GB', pt: 'pt-PT', ar: 'ar-u-nu-latn-ca-gregory' };
const day = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const longest = 2_000;

/** Where services have words of their own for fields and enums. */
interface Vocabulary {
  labels: readonly TextKey[];
  values: readonly TextKey[];
}

/**
 * Values of fields as somebody reads them: words for enums and ids, days and instants (UTC) as the language writes
 * them.
 */
export class Values {
  private readonly words: Words;
  private readonly vocabulary: Vocabulary;
  private readonly names: Readonly<Record<string, string>>;
  private readonly days: Intl.DateTimeFormat;
  private readonly instants: Intl.DateTimeFormat;
  private readonly numbers: Intl.NumberFormat;

  constructor(language: Language, words: Words, names: Readonly<Record<string, string>>, vocabulary: Vocabulary) {
    const locale = locales[language] ?? language;
    this.words = words;
    this.names = names;
    this.vocabulary = vocabulary;
    this.days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    this.instants = new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone: 'UTC',
    });
    this.numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  }

  /** What a field is called on screen; its own name where it has no word. */
  label(path: string): string {
    const field = path.split('.').at(-1)!;
    return (
      this.words.known(
        `console-fields:field.${field}`,
        `common:common.${field}`,
        `common:weekday.${field}`,
        ...this.vocabulary.labels.map((place): TextKey => `${place}.${field}`),
      ) ?? field
    );
  }

  text(field: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'boolean') return this.words.text(value ? 'common:common.yes' : 'common:common.no');
    if (typeof value === 'number') return this.numbers.format(value);
    if (typeof value === 'string') return this.word(field, value);
    if (Array.isArray(value)) return value.map((one) => this.text(field, one)).join('\n');
    return Object.entries(value)
      .map(([name, inner]) => `${this.label(name)}: ${this.text(name, inner)}`)
      .join('\n');
  }

  /** A value of a history, which tells lists as JSON. */
  told(path: string, value: unknown): string {
    const field = path.split('.').at(-1)!;
    if (value === 'true' || value === 'false') return this.text(field, value === 'true');
    return this.text(field, typeof value === 'string' && value.startsWith('[') ? listOf(value) : value);
  }

  private word(field: string, value: string): string {
    if (value.startsWith('data:')) return value.slice(5, Math.max(5, value.indexOf(';')));
    if (this.names[value]) return this.names[value];
    if (day.test(value)) return this.days.format(new Date(`${value}T00:00:00Z`));
    if (instant.test(value)) return `${this.instants.format(new Date(value))} UTC`;
    const known =
      /^[A-Z][A-Z0-9_]+$/.test(value) || field === 'language'
        ? this.words.known(
            `common:enum.${field}.${value}`,
            `console-fields:value.${field}.${value}`,
            `common:languageName.${value}`,
            ...this.vocabulary.values.map((place): TextKey => `${place}.${value}`),
            `common:status.${camel(value)}`,
          )
        : undefined;
    return known ?? value.slice(0, longest);
  }
}

const camel = (value: string): string =>
  value.toLowerCase().replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());

function listOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
