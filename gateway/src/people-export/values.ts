import { type Language, type TextKey } from '@kadro/kernel';
import { date, dateTime, number } from '@kadro/kernel/formats';
import { type Words } from './words.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const longest = 2_000;

/** Where services have words of their own for fields and enums. */
interface Vocabulary {
  labels: readonly TextKey[];
  values: readonly TextKey[];
}

/** Who reads, and how days and instants are written for them: by the pattern, in the zone; UTC where none is known. */
export interface Reader {
  language: Language;
  datePattern?: string;
  zone?: string;
}

/** Values of fields as somebody reads them: words for enums and ids, days and instants as on their screens. */
export class Values {
  private readonly words: Words;
  private readonly vocabulary: Vocabulary;
  private readonly names: Readonly<Record<string, string>>;
  private readonly reader: Reader;

  constructor(reader: Reader, words: Words, names: Readonly<Record<string, string>>, vocabulary: Vocabulary) {
    this.reader = reader;
    this.words = words;
    this.names = names;
    this.vocabulary = vocabulary;
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
    if (typeof value === 'number') return number(value, this.reader.language, { maximumFractionDigits: 4 });
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
    if (day.test(value)) return date(value, this.reader.datePattern);
    if (instant.test(value)) return dateTime(value, this.reader.datePattern, this.reader.zone ?? 'UTC');
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
