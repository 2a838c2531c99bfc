import { describe, expect, it } from '@jest/globals';
import { addMonths, formatDay, isDay, monthOf, parseDay } from './dates/days.ts';
import { initials, tintOf } from './people/initials.ts';
import { pageRange } from './records/page-range.ts';
import { afterEcho } from './forms/search-echo.ts';
import { squaresOf, startPart, stripes, weeksOf } from './charts/square-shapes.ts';
import { dismiss, enqueue, noToasts } from './feedback/toast-queue.ts';

describe('the letters of an avatar', () => {
  it.each([
    ['Ayşe Demir', 'AD'],
    ['Emre Can Şahin', 'EŞ'],
    ['İrem Güneş', 'İG'],
    ['سارة الخطيب', 'س'],
    ['Cher', 'C'],
    ['', ''],
  ])('of "%s" are "%s"', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it('stand on the same tint for the same person', () => {
    expect(tintOf('a3')).toBe(tintOf('a3'));
    const used = new Set(Array.from({ length: 64 }, (_, index) => tintOf(`person-${index}`)));
    expect(used.size).toBe(8);
  });
});

describe('squares', () => {
  it('fill halves first with what happened, then with what is asked for', () => {
    const squares = squaresOf({ happened: 1.5, asked: 1, total: 4 });
    expect(squares.map(({ solid, striped }) => [solid, striped])).toEqual([
      [1, 0],
      [0.5, 0.5],
      [0, 0.5],
      [0, 0],
    ]);
  });

  it('tell what is asked for now from what was asked before', () => {
    expect(squaresOf({ happened: 0.5, asked: 1, own: 1, total: 3 }).map(({ striped, own }) => [striped, own])).toEqual([
      [0.5, false],
      [1, true],
      [0.5, true],
    ]);
  });

  it('go on past the balance for what is missing', () => {
    expect(squaresOf({ happened: 1, total: 1, missing: 1.5 }).map(({ missing }) => missing)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('never have less than nothing', () => {
    expect(squaresOf({ happened: -2, total: 1 })).toEqual([{ solid: 0, striped: 0, own: false, missing: false }]);
  });

  it('stand in working weeks', () => {
    expect(weeksOf([1, 2, 3, 4, 5, 6, 7], 5)).toEqual([
      [1, 2, 3, 4, 5],
      [6, 7],
    ]);
  });

  it('keep their stripes inside', () => {
    const figures = (stripes(18).match(/[\d.]+/g) ?? []).map(Number);
    expect(Math.min(...figures)).toBeGreaterThan(0);
    expect(Math.max(...figures)).toBeLessThan(18);
    expect(startPart(18, 0.5)).toContain('M9 0');
    const [starts, ends] = ['M', 'L'].map((letter) =>
      [...stripes(18, 0.5).matchAll(new RegExp(`${letter}([\\d.]+)`, 'g'))].map(([, x]) => Number(x)),
    );
    expect(Math.max(...(starts ?? []), ...(ends ?? []))).toBeLessThanOrEqual(9);
  });
});

describe('the queue of toasts', () => {
  const full = ['a', 'b', 'c', 'd'].reduce((queue, text) => enqueue(queue, { text }), noToasts);

  it('keeps the one that is shown and the newest two', () => {
    expect(full.waiting.map(({ text }) => text)).toEqual(['a', 'c', 'd']);
  });

  it('shows the next one when one goes', () => {
    expect(dismiss(full, 1).waiting[0]?.text).toBe('c');
  });
});

describe('a day in the pattern of the organization', () => {
  it.each([
    ['22.10.2026', 'DD.MM.YYYY', '2026-10-22'],
    ['2/1/26', 'M/D/YYYY', '2026-02-01'],
    ['2026-10-22', 'DD.MM.YYYY', '2026-10-22'],
    ['31.02.2026', 'DD.MM.YYYY', undefined],
    ['soon', 'DD.MM.YYYY', undefined],
  ])('reads "%s" by %s as %s', (typed, pattern, day) => {
    expect(parseDay(typed, pattern)).toBe(day);
  });

  it('is written back as it is read', () => {
    expect(formatDay('2026-02-01', 'DD.MM.YYYY')).toBe('01.02.2026');
    expect(formatDay('', 'DD.MM.YYYY')).toBe('');
    expect(isDay('2026-13-01')).toBe(false);
  });

  it('moves by months to the last day of a short one', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  });

  it('stands in weeks from Monday', () => {
    expect(monthOf('2026-10-22')[0]).toEqual([
      '2026-09-28',
      '2026-09-29',
      '2026-09-30',
      '2026-10-01',
      '2026-10-02',
      '2026-10-03',
      '2026-10-04',
    ]);
  });
});

describe('a page of rows', () => {
  it('says its first and last row', () => {
    expect(pageRange(2, 18, 30)).toEqual({ from: 19, to: 30, last: 2 });
    expect(pageRange(1, 18, 0)).toEqual({ from: 0, to: 0, last: 1 });
  });

  it('is followed by another while nobody knows how many there are', () => {
    expect(pageRange(2, 50, 100, true)).toEqual({ from: 51, to: 100, last: 3 });
  });
});

describe('a searched text that comes back', () => {
  it.each([
    ['late, after it was cleared', ['ay', ''], 'ay', ['']],
    ['after what was said before it', ['a', 'ay'], 'ay', []],
    ['from somebody else', ['ay', ''], 'demir', undefined],
    ['when nothing was said', [], 'ay', undefined],
  ])('%s', (_when, said, value, left) => {
    expect(afterEcho(said, value)).toEqual(left);
  });
});
