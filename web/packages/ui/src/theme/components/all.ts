import { type ThemeOptions } from '@mui/material/styles';

/**
 * What a theme says of single components, as `createTheme` takes it: of another theme type, comparing the two takes the
 * compiler half a minute.
 */
export type ThemeComponents = NonNullable<ThemeOptions['components']>;
