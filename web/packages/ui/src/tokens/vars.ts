import { tokens } from './values.ts';

type Named<T> = { readonly [K in keyof T]: T[K] extends string ? string : Named<T[K]> };

const named = <T extends object>(values: T, path: string): Named<T> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' ? `var(--kadro-palette-${path}-${key})` : named(value, `${path}-${key}`),
    ]),
  ) as Named<T>;

/** CSS variables of the tokens; they change with the colour scheme without a new render. */
export const ink = named(tokens.color.light, 'ink');
export const status = named(tokens.status.light, 'status');
export const day = named(tokens.day.light, 'day');
export const feedback = named(tokens.feedback.light, 'feedback');
export const chart = tokens.chart.light.map((_, index) => `var(--kadro-palette-chart-${index})`);
export const avatar = tokens.avatar.light.map((tint, index) => named(tint, `avatar-${index}`));
export const float = named(tokens.shadow.light, 'shadow').float;

export const { radius, motion } = tokens;

export const phone = '@media (max-width:599.95px)';
/** A CSS transition that respects reduced motion. */
export const transition = (properties: string[], time: keyof typeof motion = 'fast') =>
  properties.map((property) => `${property} ${motion[time]} ${motion.ease}`).join(', ');

/** A colour typed in by an organization, calm enough for ring or bar in both schemes (never for text). */
export const kindColour = (typed: string) => `oklch(from ${typed} var(--kadro-palette-kind-lightness) min(c, 0.13) h)`;
