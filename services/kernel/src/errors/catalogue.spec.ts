import { describe, expect, it } from '@jest/globals';
import { errorCatalogue, errorNames, isErrorName } from './catalogue.ts';

const numbers = errorNames.map((name) => errorCatalogue[name].code).filter((code) => typeof code === 'number');

describe('the error catalogue', () => {
  it('has every number of the specification once', () => {
    const authentication = Array.from({ length: 15 }, (_, n) => 800 + n);
    expect([...numbers].sort((a, b) => a - b)).toEqual([
      701,
      706,
      708,
      750,
      766,
      767,
      768,
      769,
      ...authentication,
      5000,
    ]);
  });

  it('does not take inherited properties for names', () => {
    expect(isErrorName('required')).toBe(true);
    expect(isErrorName('toString')).toBe(false);
  });
});
