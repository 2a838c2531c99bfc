export { KadroTheme, useColourMode, type ColourMode, type KadroThemeProps } from './KadroTheme.tsx';
export { createKadroTheme, modeKey, schemeAttribute, type KadroThemeOptions } from './theme.ts';
export { tokens, type Density, type Mode } from './tokens.ts';
export { avatar, chart, day, feedback, float, ink, motion, moves, phone, radius, status } from './vars.ts';
export { directionOf, languages, type UiLanguage } from './languages.ts';
