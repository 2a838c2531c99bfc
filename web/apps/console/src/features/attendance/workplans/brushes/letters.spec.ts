import { describe, expect, it } from '@jest/globals';
import { lettersOf } from './letters.ts';

describe('the letters of shifts', () => {
  it('are their first ones, or the next that are free', () =>
    expect(lettersOf(['Early', 'Middle', 'Late', 'Long', 'Eve'], 'en')).toEqual(['E', 'M', 'L', 'O', 'V']));
  it('leave C to the next conflict, and figures and spaces alone', () =>
    expect(lettersOf(['Core', '1 Night', 'cc', ''], 'en')).toEqual(['O', 'N', '', '']));
  it('have the capitals of the language', () => {
    expect(lettersOf(['izinli', 'ırmak'], 'tr')).toEqual(['İ', 'I']);
    expect(lettersOf(['صباح', 'مساء'], 'ar')).toEqual(['ص', 'م']);
  });
});
