import { describe, expect, it } from '@jest/globals';
import { countries, country } from './countries.ts';

describe('countries', () => {
  it('are those of today, by code', () => {
    expect(countries()).toEqual(expect.arrayContaining(['DE', 'TR', 'FR', 'SA', 'NL']));
    expect(countries().filter((code) => ['UK', 'DD', 'SU', 'EU', 'ZZ', 'XX'].includes(code))).toEqual([]);
    expect(countries().length).toBeGreaterThan(240);
    expect(countries().length).toBeLessThan(256);
  });

  it('have a name in the reader’s language', () =>
    expect([country('DE', 'tr'), country('DE', 'fr'), country('TR', 'ar')]).toEqual(['Almanya', 'Allemagne', 'تركيا']));

  it('keep a former code as it is', () => expect(country('XX', 'en')).toBe('XX'));
});
