import { tokens, type Mode } from './values.ts';

/** WCAG 2.2 contrast of two opaque colours (#rrggbb), from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export interface ContrastPair {
  name: string;
  ratio: number;
  least: number;
}

const text = 4.5;
const shape = 3;

const pair = (name: string, colour: string, grounds: readonly string[], least: number): ContrastPair => ({
  name,
  ratio: Math.min(...grounds.map((ground) => contrast(colour, ground))),
  least,
});

/** Every pair of the look that has to be told apart, in one colour scheme (look, Colour). */
export function contrastPairs(mode: Mode): ContrastPair[] {
  const ink = tokens.color[mode];
  const sheets = [ink.canvas, ink.surface, ink.soft, ink.hover];
  const tints = [tokens.status[mode], tokens.day[mode], tokens.feedback[mode]].flatMap((group) =>
    Object.values(group).map(({ tint }) => tint),
  );
  // Black tint of UNKNOWN carries its own white text only.
  const everywhere = [...sheets, ink.primaryTint, ...tints.filter((tint) => tint !== tokens.status[mode].unknown.tint)];
  return [
    ...(['text', 'textMuted', 'textFaint'] as const).map((name) => pair(name, ink[name], everywhere, text)),
    pair('onPrimary', ink.onPrimary, [ink.primary], text),
    pair('onPrimary, hover', ink.onPrimary, [ink.primaryHover], text),
    pair('primaryText', ink.primaryText, [ink.primaryTint], text),
    pair('primaryText as link', ink.primaryText, sheets, text),
    pair('fieldLine', ink.fieldLine, everywhere, shape),
    pair('frame', ink.frame, everywhere, shape),
    pair('focus', ink.focus, sheets, shape),
    ...Object.entries(tokens.status[mode]).flatMap(([name, tone]) => [
      pair(`${name} text`, tone.text, [tone.tint], text),
      pair(`${name} glyph`, tone.fill, [tone.tint, ink.surface], shape),
      pair(`${name} on fill`, tone.onFill, [tone.fill], text),
    ]),
    ...Object.entries(tokens.day[mode]).flatMap(([name, tone]) => [
      pair(`${name} day text`, tone.text, [tone.tint], text),
      pair(`${name} day`, tone.fill, [ink.canvas, ink.surface], shape),
    ]),
    ...Object.entries(tokens.feedback[mode]).map(([name, tone]) =>
      pair(`${name} text`, tone.text, [tone.tint, ink.surface], text),
    ),
    ...Object.entries(tokens.avatar[mode]).map(([name, tone]) => pair(`avatar ${name}`, tone.text, [tone.tint], text)),
    ...tokens.chart[mode].map((colour, series) => pair(`chart ${series}`, colour, [ink.surface], shape)),
  ];
}
