import { type ThemeOptions } from '@mui/material/styles';

/** As `createTheme` takes it: comparing it with another theme's type takes the compiler half a minute. */
export type ThemeComponents = NonNullable<ThemeOptions['components']>;
