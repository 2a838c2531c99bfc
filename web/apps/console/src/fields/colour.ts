import { tokens } from '@kadro/ui';

/** Whether a text is a colour of six hexadecimal digits, as `#0f766e`. */
export const isColour = (typed: unknown): typed is string =>
  typeof typed === 'string' && /^#[0-9a-f]{6}$/i.test(typed.trim());

const [terracotta = '', grey = ''] = tokens.avatar.light.slice(6).map(({ text }) => text);
const [plum = '', teal = '', ochre = '', blue = '', violet = '', green = ''] = tokens.chart.light;

/** The colours that are told apart in both schemes, in the order in which they are proposed. */
export const palette = { plum, teal, ochre, blue, violet, green, terracotta, grey } as const;
export type PaletteName = keyof typeof palette;
export const paletteNames = Object.keys(palette) as PaletteName[];

/** Hue and chroma of a colour, as OKLab has them (bottosson.github.io/posts/oklab); lightness is that of the scheme. */
function tintOf(colour: string): [number, number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.trim().slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s, 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s];
}

const apart = (one: string, other: string): number => {
  const [[a, b], [c, d]] = [tintOf(one), tintOf(other)];
  return Math.hypot(a - c, b - d);
};

/** The colour of the palette that is hardest to tell from this one. */
export const nearest = (colour: string): PaletteName =>
  paletteNames.reduce((best, name) => (apart(palette[name], colour) < apart(palette[best], colour) ? name : best));

export interface Coloured {
  name: string;
  colour: string;
}

/** Who uses which colour of the palette, or one that looks like it. */
export function usersOf(all: readonly Coloured[]): Record<PaletteName, string[]> {
  const users = Object.fromEntries(paletteNames.map((name) => [name, [] as string[]])) as Record<PaletteName, string[]>;
  for (const { name, colour } of all) if (isColour(colour)) users[nearest(colour)].push(name);
  return users;
}

/** The next free colour of the palette; where all are used, one that the fewest use. */
export function nextFree(all: readonly Coloured[]): string {
  const users = usersOf(all);
  return palette[paletteNames.reduce((best, name) => (users[name].length < users[best].length ? name : best))];
}
