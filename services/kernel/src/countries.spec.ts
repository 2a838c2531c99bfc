import { describe, expect, it } from '@jest/globals';
import { isCountry } from './countries.ts';

describe('a country', () => {
  it.each(['DE', 'TR', 'GB', 'FR', 'SA', 'TW', 'PS'])('is %s', (code) => expect(isCountry(code)).toBe(true));
  it.each(['de', 'D', 'DEU', '', 'XX', 'ZZ', 'EU', 'UK', 'DD', 'AC', 'D1'])('is not %j', (code) =>
    expect(isCountry(code)).toBe(false),
  );
});
