import { describe, expect, it } from '@jest/globals';
import { qrModules } from './qr.ts';

/** As readers of other makers read it. */
const letter = `
#######..###..#######
#.....#.#.###.#.....#
#.###.#...#...#.###.#
#.###.#..#....#.###.#
#.###.#.##..#.#.###.#
#.....#...#.#.#.....#
#######.#.#.#.#######
...........##........
#.#.#.#...##....#..#.
#..###...#....#...##.
.#....#.###.#...#...#
#.#.#....##...#...#..
#.#..##.#.#.#.#.#.#.#
........####.#.#.#.#.
#######....#.###.####
#.....#..#.###.###...
#.###.#.##.#.###.##.#
#.###.#.......#...##.
#.###.#.##..#...#...#
#.....#..##...#...##.
#######.#...#.#.#.###
`;

const drawn = (text: string): string =>
  `\n${qrModules(text)
    .map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))
    .join('\n')}\n`;

describe('a QR code', () => {
  it('of a letter', () => expect(drawn('A')).toBe(letter));
  it.each([
    [14, 21],
    [15, 25],
    [59, 33],
    [106, 41],
  ])('of %i bytes has %i modules a side', (bytes, side) => {
    const modules = qrModules('x'.repeat(bytes));
    expect([modules.length, ...new Set(modules.map(({ length }) => length))]).toEqual([side, side]);
  });
  it('of more is refused', () => expect(() => qrModules('x'.repeat(107))).toThrow(RangeError));
});
