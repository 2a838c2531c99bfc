import { describe, expect, it } from '@jest/globals';
import { type Language, languages } from '../texts/languages.ts';
import { type OwnErrors } from '../errors/answers.ts';
import { filledText, isTextFormat, placeholdersOf, type TextFormat, type TextValue } from '../texts/filled-text.ts';

const parametersOf = (text: string): string[] =>
  placeholdersOf(text)
    .map(({ name, format }) => `${name}, ${format}`)
    .sort();

type Text = readonly [language: Language, name: string, text: string];

const textsOf = ({ catalogue, texts }: OwnErrors): Text[] =>
  languages.flatMap((language) =>
    Object.keys(catalogue).map((name) => [language, name, texts[language][name]!] as const),
  );

/** The rules that hold for the catalogue and the texts of every service, and for the shared ones. */
export function describeErrors(errors: OwnErrors): void {
  describe('the error catalogue', () => describeCatalogue(errors));
  describe('the error texts', () => {
    describeTranslations(errors);
    describeTone(textsOf(errors));
  });
  describe('writing an error text', () => describeFilling(errors));
}

function describeCatalogue({ catalogue }: OwnErrors): void {
  const names = Object.keys(catalogue);

  it('uses the name as the code where the specification has no number', () => {
    const unnumbered = names.filter((name) => typeof catalogue[name]!.code === 'string');
    expect(unnumbered.map((name) => catalogue[name]!.code)).toEqual(unnumbered);
  });

  it.each(names)('gives %s a status of the conventions', (name) => {
    expect([200, 400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429, 500, 503]).toContain(catalogue[name]!.status);
  });
}

function describeTranslations({ catalogue, texts }: OwnErrors): void {
  const names = Object.keys(catalogue);

  it.each(languages)('are complete in %s, with the parameters of the English text', (language) => {
    expect(Object.keys(texts[language]).sort()).toEqual([...names].sort());
    for (const name of names) {
      expect(texts[language][name]!.trim()).not.toBe('');
      expect([name, parametersOf(texts[language][name]!)]).toEqual([name, parametersOf(texts.en[name]!)]);
    }
  });

  it.each(languages.filter((language) => language !== 'en'))('are translated in %s', (language) => {
    expect(names.filter((name) => texts[language][name] === texts.en[name]!)).toEqual([]);
  });
}

function describeTone(all: readonly Text[]): void {
  const offending = (found: (text: string, language: Language) => boolean): string[] =>
    all.filter(([language, , text]) => found(text, language)).map(([language, name]) => `${language} ${name}`);

  it('have no exclamation mark, no straight apostrophe, no "please" and no "oops"', () => {
    const unwanted = /[!']|please|oops|lütfen|bitte\b|por favor|per favore|s’il vous|alsjeblieft|من فضلك/i;
    expect(offending((text) => unwanted.test(text))).toEqual([]);
  });

  it('end as sentences', () => {
    expect(offending((text) => !text.endsWith('.'))).toEqual([]);
  });

  it('glue no letter, apostrophe or article to a value', () => {
    expect(offending((text) => /\}\}[\p{L}’']|[\p{L}’']\{\{/u.test(text))).toEqual([]);
  });

  it('keep a value and its unit on one line', () => {
    expect(offending((text) => /\}\} (?:MB|kB|Mo|ko)/.test(text))).toEqual([]);
  });

  it('set French marks off with spaces that do not break', () => {
    expect(offending((text, language) => language === 'fr' && /[^\u202f][;!?]|[^\u00a0s]:(?!\d)/.test(text))).toEqual(
      [],
    );
  });

  it('use the Arabic comma and semicolon and the digits 0-9 in Arabic', () => {
    expect(
      offending((text, language) => language === 'ar' && /[,;?٠-٩۰-۹]/.test(text.replace(/\{\{.*?\}\}/g, ''))),
    ).toEqual([]);
  });
}

const examples: Partial<Record<TextFormat, readonly TextValue[]>> = {
  text: ['Anna'],
  day: ['2026-02-03'],
  period: [
    { from: '2026-02-03', to: '2026-02-03' },
    { from: '2026-02-03', to: '2026-11-30' },
  ],
};
const counts = [0, 1, 2, 3, 11, 100, 2.5, -4, 12_500];

/** A text in each of the ways in which its values may come. */
function filledWays(text: string, language: Language): string[] {
  const placeholders = placeholdersOf(text);
  return counts.map((count, way) => {
    const values = placeholders.map(({ name, format }) => {
      const own = examples[format as TextFormat];
      return [name, own ? own[way % own.length] : count];
    });
    const filled = filledText(text, { language, datePattern: 'DD/MM/YYYY' }, Object.fromEntries(values));
    return filled.replace(/[\u2066-\u2069]/g, '');
  });
}

/** Texts that say how a date may be written in a file or a request. */
const showDates = ['date_format', 'import_date_unclear'];

const faults = {
  gap: /[{}…]/,
  'raw date': /\d{4}-\d{2}-\d{2}/,
  'bare number': /:\s+[-\u2212]?\d[\d.,\u202f]*\.(\s|$)/,
};

function describeFilling({ catalogue, texts }: OwnErrors): void {
  it.each(Object.keys(catalogue))('says %s in every language without a gap, a raw date or a bare number', (name) => {
    for (const language of languages) {
      const text = texts[language][name]!;
      expect(placeholdersOf(text).filter(({ format }) => !isTextFormat(format))).toEqual([]);
      const found = Object.entries(faults).flatMap(([fault, pattern]) =>
        fault === 'raw date' && showDates.includes(name)
          ? []
          : filledWays(text, language).flatMap((filled) => (pattern.test(filled) ? [`${fault}: ${filled}`] : [])),
      );
      expect(found).toEqual([]);
    }
  });
}
