import values from '../../tokens.json' with { type: 'json' };

export type Mode = 'light' | 'dark';
export type Density = 'portal' | 'console';

/** The look as data: the only place colours, sizes and times come from (px unless the value says otherwise). */
export const tokens = values;

export type StatusTone = keyof typeof values.status.light;
export type TypeStep = keyof typeof values.type.scale;
