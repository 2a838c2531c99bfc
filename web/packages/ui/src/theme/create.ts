import { createTheme, type Shadows, type Theme } from '@mui/material/styles';
import './augment.ts';
import { actions } from './components/actions.ts';
import { baseline } from './baseline.ts';
import { inputs } from './components/inputs.tsx';
import { paletteOf } from './palette.ts';
import { surfaces } from './components/surfaces.ts';
import { typographyOf } from './typography.ts';
import { directionOf, type UiLanguage } from './languages.ts';
import { tokens, type Density } from '../tokens/values.ts';
import { float } from '../tokens/vars.ts';

export interface KadroThemeOptions {
  language: UiLanguage;
  density: Density;
}

/** The attribute of `<html>` for light or dark, and the storage key of the chosen mode. */
export const schemeAttribute = 'data-scheme';
export const modeKey = 'kadro-mode';

const shadows = ['none', ...Array.from({ length: 24 }, () => float)] as Shadows;

const milliseconds = (time: string) => Number.parseInt(time, 10);

/** The MUI theme of Kadro: both colour schemes as CSS variables, sizes of the density, type of the language. */
export function createKadroTheme({ language, density }: KadroThemeOptions): Theme {
  const { fast, base, sheet, ease } = tokens.motion;
  return createTheme({
    density,
    direction: directionOf(language),
    cssVariables: { cssVarPrefix: 'kadro', colorSchemeSelector: `[${schemeAttribute}="%s"]` },
    colorSchemes: { light: { palette: paletteOf('light') }, dark: { palette: paletteOf('dark') } },
    spacing: 4,
    shape: { borderRadius: tokens.radius.control },
    shadows,
    typography: typographyOf(language, density),
    focusVisible: { outlineColor: 'var(--kadro-palette-ink-focus)', outlineWidth: 2, outlineOffset: 2 },
    motion: { reducedMotion: 'system' },
    transitions: {
      duration: {
        shortest: milliseconds(fast),
        shorter: milliseconds(fast),
        short: milliseconds(fast),
        standard: milliseconds(base),
        complex: milliseconds(sheet),
        enteringScreen: milliseconds(sheet),
        leavingScreen: milliseconds(base),
      },
      easing: { easeInOut: ease, easeOut: ease, easeIn: ease, sharp: ease },
    },
    components: {
      MuiCssBaseline: baseline,
      ...actions(density),
      ...inputs(density, language),
      ...surfaces(density, language),
    },
  });
}
