import { describe, expect, it } from '@jest/globals';
import { visualOrder } from './visual-order.ts';

const drawn = (line: string, isRtl: boolean) =>
  visualOrder(line, isRtl, (one) => (/\p{Script=Arabic}/u.test(one) ? 'arabic' : 'latin')).map(({ text }) => text);

describe('a line in the order in which it is drawn', () => {
  it.each([
    ['Latin on a page from the left', 'Ada Kaya, 12', false, ['Ada Kaya, 12']],
    [
      'Arabic on a page from the left',
      'Reason: زيارة الطبيب 12.',
      false,
      ['Reason: 12', ' ', 'الطبيب', ' ', 'زيارة', '.'],
    ],
    ['Arabic on a page from the right', 'زيارة 12', true, ['12', ' ', 'زيارة']],
    ['Latin among Arabic', 'اسم Ada Kaya هنا', true, ['هنا', ' ', 'Ada Kaya', ' ', 'اسم']],
    ['brackets that read from the right', 'سنوية (يوم)', true, ['(', 'يوم', ') ', 'سنوية']],
    ['a date on a page from the right', '2026-02-01 – 2026-02-03', true, ['2026-02-01 – 2026-02-03']],
    ['a character of two halves', 'a 💙 b', false, ['a 💙 b']],
    ['punctuation that reads from the right', 'نعم!?', true, ['?!', 'نعم']],
    ['nothing', '', false, []],
  ] as const)('%s', (_what, line, isRtl, expected) => expect(drawn(line, isRtl)).toEqual(expected));
});
