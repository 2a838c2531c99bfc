import { describe, expect, it } from '@jest/globals';
import { intlLocales, languageNames, languages, localizedTextSchema, negotiateLanguage, textIn } from './languages.ts';

describe('the languages', () => {
  it('are nine, each with a name and a locale', () => {
    expect(languages).toHaveLength(9);
    expect(Object.values(languageNames).sort()).toEqual([...languages].sort());
    expect(Object.keys(intlLocales).sort()).toEqual([...languages].sort());
  });

  it.each(languages)('write the digits 0-9 in %s', (language) => {
    expect(new Intl.NumberFormat(intlLocales[language]).format(25)).toBe('25');
  });
});

describe('negotiating the language', () => {
  it.each([
    [undefined, 'tr'],
    ['', 'tr'],
    ['*', 'tr'],
    ['de', 'de'],
    ['pt-BR', 'pt'],
    ['AR-sa', 'ar'],
    ['fr-CH, en;q=0.8, *;q=0.5', 'fr'],
    ['en;q=0.5, nl;q=0.9', 'nl'],
    ['ja, it;q=0.2', 'it'],
    ['de;q=0, es', 'es'],
    ['ja, zh', 'en'],
    ['de;q=abc, es;q=0.1', 'es'],
  ])('answers %s with %s', (header, language) => {
    expect(negotiateLanguage(header)).toBe(language);
  });

  it('follows the account where the header leaves it open', () => {
    expect(negotiateLanguage(undefined, 'ar')).toBe('ar');
    expect(negotiateLanguage('*', 'ar')).toBe('ar');
    expect(negotiateLanguage('de', 'ar')).toBe('de');
  });
});

describe('a localized text', () => {
  it.each([
    [{ tr: 'Ankara', en: '' }, true],
    [{}, false],
    [{ en: '  ' }, false],
    [{ en: 'x'.repeat(200) }, true],
    [{ en: 'x'.repeat(201) }, false],
    [{ ja: '東京' }, false],
  ])('%j is accepted: %s', (names, accepted) => {
    expect(localizedTextSchema.safeParse(names).success).toBe(accepted);
  });

  it('is shown in the language, else in English, else in the first that has words', () => {
    const names = { de: 'Werk', en: 'Plant', tr: ' ' };
    expect(textIn(names, 'de')).toBe('Werk');
    expect(textIn(names, 'tr')).toBe('Plant');
    expect(textIn({ nl: 'Fabriek', en: '' }, 'tr')).toBe('Fabriek');
    expect(textIn({}, 'tr')).toBe('');
  });
});
