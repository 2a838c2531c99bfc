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
      756,
      766,
      767,
      768,
      769,
      ...authentication,
      5000,
    ]);
  });

  it('uses the name as the code where the specification has no number', () => {
    const unnumbered = errorNames.filter((name) => typeof errorCatalogue[name].code === 'string');
    expect(unnumbered.map((name) => errorCatalogue[name].code)).toEqual(unnumbered);
  });

  it.each(errorNames)('gives %s a status of the conventions', (name) => {
    expect([200, 400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429, 500, 503]).toContain(
      errorCatalogue[name].status,
    );
  });

  it('does not take inherited properties for names', () => {
    expect(isErrorName('required')).toBe(true);
    expect(isErrorName('toString')).toBe(false);
  });
});
