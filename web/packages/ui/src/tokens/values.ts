import values from '../../tokens.json' with { type: 'json' };

export type Mode = 'light' | 'dark';
export type Density = 'portal' | 'console';

/** Design tokens: the only source of colours, sizes and times (px unless the value says otherwise). */
export const tokens = values;

export type StatusTone = keyof typeof values.status.light;
export type TypeStep = keyof typeof values.type.scale;
