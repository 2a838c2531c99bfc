import { describe, expect, it } from '@jest/globals';
import { type Language, languages } from '../texts/languages.ts';
import { type ErrorName, errorNames } from './catalogue.ts';
import { errorText, errorTexts } from './text.ts';

const parametersOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort();

const all = languages.flatMap((language) =>
  errorNames.map((name) => [language, name, errorTexts[language][name]] as const),
);

const offending = (found: (text: string, language: Language) => boolean): string[] =>
  all.filter(([language, , text]) => found(text, language)).map(([language, name]) => `${language} ${name}`);

describe('the error texts', () => {
  it.each(languages)('are complete in %s, with the parameters of the English text', (language) => {
    expect(Object.keys(errorTexts[language]).sort()).toEqual([...errorNames].sort());
    for (const name of errorNames) {
      expect(errorTexts[language][name].trim()).not.toBe('');
      expect([name, parametersOf(errorTexts[language][name])]).toEqual([name, parametersOf(errorTexts.en[name])]);
    }
  });

  it.each(languages.filter((language) => language !== 'en'))('are translated in %s', (language) => {
    expect(errorNames.filter((name) => errorTexts[language][name] === errorTexts.en[name])).toEqual([]);
  });

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
    expect(offending((text, language) => language === 'fr' && /[^\u202f][;!?]|[^\u00a0s]:/.test(text))).toEqual([]);
  });

  it('use the Arabic comma and semicolon and the digits 0-9 in Arabic', () => {
    expect(offending((text, language) => language === 'ar' && /[,;?٠-٩۰-۹]/.test(text))).toEqual([]);
  });
});

describe('writing an error text', () => {
  it.each<[Language, string]>([
    ['en', 'Maximum number of characters: 12,500.'],
    ['de', 'Höchstzahl an Zeichen: 12.500.'],
    ['tr', 'En çok karakter sayısı: 12.500.'],
  ])('writes numbers the way of %s', (language, end) => {
    expect(errorText('too_long', language, { max: 12_500 })).toMatch(new RegExp(`${end}$`));
  });

  it('leaves texts as they are given', () => {
    expect(errorText('file_format', 'en', { formats: 'PDF, PNG' })).toBe(
      'This file format is not allowed. Allowed formats: PDF, PNG.',
    );
  });

  it('isolates values in Arabic, where they may run the other way', () => {
    expect(errorText('file_format', 'ar', { formats: 'PDF' })).toContain('\u2068PDF\u2069');
  });

  it('does not read a value as a pattern', () => {
    expect(errorText('file_format', 'en', { formats: '$& {{formats}}' })).toContain('$& {{formats}}');
  });

  it.each(errorNames)('leaves no placeholder in %s', (name: ErrorName) => {
    for (const language of languages)
      expect(errorText(name, language, { min: 1, max: 2, period: 'x', formats: 'x' })).not.toContain('{{');
  });
});
