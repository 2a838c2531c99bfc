import { describe, expect, it } from '@jest/globals';
import { dateOf } from './dates.ts';

describe('a date in a file', () => {
  it.each([
    ['2025-04-03', 'DD/MM/YYYY', '2025-04-03'],
    ['03/04/2025', 'DD/MM/YYYY', '2025-04-03'],
    ['03/04/2025', 'MM/DD/YYYY', '2025-03-04'],
    ['3.4.2025', 'DD.MM.YYYY', '2025-04-03'],
    ['٠٣.٠٤.٢٠٢٥', 'DD.MM.YYYY', '2025-04-03'],
    ['۲۰۲۵-۰۴-۰۳', 'DD.MM.YYYY', '2025-04-03'],
    ['29-02-2024', 'DD-MM-YYYY', '2024-02-29'],
  ])('%s where dates are written %s is %s', (cell, pattern, date) => expect(dateOf(cell, pattern)?.date).toBe(date));

  it.each([
    ['03/04/2025', 'DD.MM.YYYY'],
    ['03/04/2025', 'YYYY-MM-DD'],
    ['12/31/2025', 'DD/MM/YYYY'],
    ['31/12/2025', 'MM/DD/YYYY'],
    ['29.02.2025', 'DD.MM.YYYY'],
    ['2025-02-29', 'DD.MM.YYYY'],
    ['2025-4-3', 'YYYY-MM-DD'],
    ['03.04.25', 'DD.MM.YYYY'],
    ['03x04x2025', 'DD.MM.YYYY'],
    ['45750', 'DD.MM.YYYY'],
  ])('%s where dates are written %s is none', (cell, pattern) => expect(dateOf(cell, pattern)).toBeNull());
});
