import { describe, expect, it } from '@jest/globals';
import { filledText, type Reader } from './filled-text.ts';
import { type Language, languages } from './languages.ts';
import { unitForms, units } from './units.ts';

const german: Reader = { language: 'de', datePattern: 'DD.MM.YYYY' };
const arabic: Reader = { language: 'ar', datePattern: 'DD.MM.YYYY' };
const days = (count: number, language: Language) => filledText('{{n, days}}', { language }, { n: count });

describe('a text with its values', () => {
  it('has days in the date pattern of the organization, whatever the language', () => {
    const on = { on: '2026-10-06' };
    expect(filledText('{{on, day}}', german, on)).toBe('06.10.2026');
    expect(filledText('{{on, day}}', { language: 'de', datePattern: 'MM/DD/YYYY' }, on)).toBe('10/06/2026');
    expect(filledText('{{on, day}}', { language: 'de' }, on)).toBe('2026-10-06');
  });

  it('has a period as two days, and one day as one', () => {
    const told = (from: string, to: string, reader = german) =>
      filledText('{{period, period}}', reader, { period: { from, to } });
    expect(told('2026-10-06', '2026-11-01')).toBe('06.10.2026 – 01.11.2026');
    expect(told('2026-10-06', '2026-10-06')).toBe('06.10.2026');
  });

  it('isolates days in Arabic, and lets a period begin at the right', () => {
    expect(filledText('{{on, day}}', arabic, { on: '2026-10-06' })).toBe('\u206806.10.2026\u2069');
    expect(filledText('{{p, period}}', arabic, { p: { from: '2026-10-06', to: '2026-11-01' } })).toBe(
      '\u2068\u2067\u206806.10.2026\u2069 – \u206801.11.2026\u2069\u2069\u2069',
    );
  });

  it('counts in the grammar of each language', () => {
    expect([0, 1, 1.5, 2, 12_500].map((n) => days(n, 'en'))).toEqual([
      '0 days',
      '1 day',
      '1.5 days',
      '2 days',
      '12,500 days',
    ]);
    expect([1.5, 2].map((n) => days(n, 'fr'))).toEqual(['1,5 jour', '2 jours']);
    expect([1, 5].map((n) => days(n, 'tr'))).toEqual(['1 gün', '5 gün']);
    const bare = (text: string) => text.replace(/[\u2068\u2069]/g, '');
    expect([0, 1, 2, 3, 11, 100, 1.5].map((n) => bare(days(n, 'ar')))).toEqual([
      'لا أيام',
      'يوم واحد',
      'يومان',
      '3 أيام',
      '11 يومًا',
      '100 يوم',
      '1.5 يوم',
    ]);
  });

  it('writes what is below zero with a minus, in Arabic with the number, too', () => {
    expect([days(-1, 'en'), days(-0.001, 'en'), days(-8.5556, 'de')]).toEqual(['−1 day', '0 days', '−8,56 Tage']);
    expect(days(-2, 'ar')).toBe('\u2068−2 يوم\u2069');
  });

  it('has lengths in hours and minutes', () => {
    const length = (minutes: number, language: Language) => filledText('{{n, minutes}}', { language }, { n: minutes });
    expect([0, 1, 45, 60, 90, 660, 16_200].map((n) => length(n, 'en'))).toEqual([
      '0 minutes',
      '1 minute',
      '45 minutes',
      '1 hour',
      '1 hour 30 minutes',
      '11 hours',
      '270 hours',
    ]);
    expect([length(61, 'de'), length(150, 'tr')]).toEqual(['1 Stunde, 1 Minute', '2 saat 30 dakika']);
  });

  it('has every unit in every language, in every plural that the language has', () => {
    for (const language of languages)
      for (const unit of units) {
        const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
        const own = unitForms[language][unit];
        expect([language, unit, own.other]).not.toContain('');
        if (language === 'ar') expect(Object.keys(own).sort()).toEqual([...categories].sort());
      }
  });

  it('leaves out the sentence of a value that is not known, rather than a gap', () => {
    expect(filledText('Too long. Maximum: {{max, characters}}.', german, {})).toBe('Too long.');
    expect(filledText('Not on {{on, day}}.', german, {})).toBe('Not on ….');
  });
});
