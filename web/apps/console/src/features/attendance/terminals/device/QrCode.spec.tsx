import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { QrCode } from './QrCode.tsx';

function drawn(text: string): { side: number; isDark: (x: number, y: number) => boolean } {
  const markup = renderToStaticMarkup(<QrCode text={text} label="Code" />);
  const dark = new Set([...markup.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  return { side: Number(/viewBox="0 0 (\d+)/.exec(markup)?.[1]), isDark: (x, y) => dark.has(`${x} ${y}`) };
}

const quiet = 4;
const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];

describe('a QR code', () => {
  it.each([
    [14, 21],
    [15, 25],
    [59, 33],
    [106, 41],
  ])('of %i bytes has %i modules a side', (bytes, side) =>
    expect(drawn('x'.repeat(bytes)).side).toBe(side + 2 * quiet),
  );

  it('has its three marks within light modules that readers need', () => {
    const { side, isDark } = drawn('0198c2d4-5f6e-7a8b-9c0d-1e2f3a4b5c6d.abcdefghijklmnopqrstuv');
    const far = side - quiet - finder.length;
    const corners = [
      [quiet, quiet],
      [far, quiet],
      [quiet, far],
    ] as const;
    for (const [left, top] of corners)
      expect(
        finder.map((row, y) => Array.from(row, (_, x) => (isDark(left + x, top + y) ? '#' : '.')).join('')),
      ).toEqual(finder);
    const border = Array.from({ length: side }, (_, n) => [isDark(n, 0), isDark(0, n), isDark(n, quiet - 1)]).flat();
    expect(border).not.toContain(true);
  });
});
