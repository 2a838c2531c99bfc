import { describe, expect, it } from '@jest/globals';
import { contrast, contrastPairs } from './contrast.ts';
import { paletteOf } from '../theme/palette.ts';
import { createKadroTheme } from '../theme/create.ts';
import { tokens, type Mode } from './values.ts';

const modes: readonly Mode[] = ['light', 'dark'];
const every = modes.flatMap((mode) => contrastPairs(mode).map((pair) => ({ mode, ...pair })));

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#8F1F5B', '#8F1F5B')).toBe(1);
  });

  it.each(every)('of $name in $mode is at least $least', ({ ratio, least }) => {
    expect(ratio).toBeGreaterThanOrEqual(least);
  });

  it.each([
    {
      mode: 'light',
      text: 14.6,
      textMuted: 6.7,
      textFaint: 5.0,
      onPrimary: 8.4,
      primaryText: 7.1,
      fieldLine: 3.3,
      frame: 5.1,
    },
    {
      mode: 'dark',
      text: 12.6,
      textMuted: 7.2,
      textFaint: 5.1,
      onPrimary: 5.4,
      primaryText: 7.6,
      fieldLine: 3.3,
      frame: 5.6,
    },
  ] as const)('repeats the figures of the look in $mode', ({ mode, ...figures }) => {
    const found = new Map(contrastPairs(mode).map(({ name, ratio }) => [name, ratio]));
    for (const [name, figure] of Object.entries(figures))
      expect(Math.abs((found.get(name) ?? 0) - figure)).toBeLessThan(0.1);
  });
});

describe('the theme', () => {
  const colours = (value: unknown): string[] =>
    typeof value === 'string'
      ? /^#[0-9a-f]{6,8}$/i.test(value)
        ? [value]
        : []
      : value && typeof value === 'object'
        ? Object.values(value).flatMap(colours)
        : [];
  const known = new Set(colours(tokens));

  it.each(modes)('takes every colour of %s from the tokens', (mode) => {
    expect(colours(paletteOf(mode)).filter((colour) => !known.has(colour))).toEqual([]);
  });

  it('gives both schemes to MUI and mirrors for Arabic', () => {
    const theme = createKadroTheme({ language: 'ar', density: 'portal' });
    expect(theme.direction).toBe('rtl');
    expect(theme.colorSchemes.light?.palette.primary.main).toBe(tokens.color.light.primary);
    expect(theme.colorSchemes.dark?.palette.background.default).toBe(tokens.color.dark.canvas);
    expect(theme.typography.title).toMatchObject({ fontSize: '1.6875rem', fontWeight: 600, letterSpacing: '0' });
  });
});
