import { useLayoutEffect, type ReactNode } from 'react';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider, useColorScheme, type Theme } from '@mui/material/styles';
import { fontFaces } from '../tokens/fonts.ts';
import { directionOf, type UiLanguage } from './languages.ts';
import { createKadroTheme, modeKey, type KadroThemeOptions } from './create.ts';
import { type Density } from '../tokens/values.ts';
import { useDirectionCache } from './use-direction-cache.ts';

export interface KadroThemeProps {
  language: UiLanguage;
  density: Density;
  children: ReactNode;
}

const made = new Map<string, Theme>();

/** A theme is costly to make, and a first drawing may be begun more than once. */
function themeOf({ language, density }: KadroThemeOptions): Theme {
  const key = `${language}/${density}`;
  const theme = made.get(key) ?? createKadroTheme({ language, density });
  made.set(key, theme);
  return theme;
}

export const prepareTheme = (options: KadroThemeOptions): void => void themeOf(options);

/** Colours, type and direction of an app; writes `lang` and `dir` of the page. */
export function KadroTheme({ language, density, children }: KadroThemeProps) {
  const applied = useDirectionCache(language);
  const shown = applied?.language ?? language;
  const theme = themeOf({ language: shown, density });
  useLayoutEffect(() => {
    document.documentElement.lang = shown;
    document.documentElement.dir = directionOf(shown);
    // The boot file's hint has done its work; from here the theme's style sheet decides.
    document.documentElement.style.removeProperty('color-scheme');
  }, [shown]);
  if (!applied) return null;
  return (
    <CacheProvider value={applied.cache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={modeKey} noSsr>
        <GlobalStyles styles={fontFaces(shown)} />
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

export type ColourMode = 'light' | 'dark' | 'system';

/** The chosen colour mode (remembered), its setter, and the scheme that is shown now. */
export function useColourMode(): { mode: ColourMode; setMode: (mode: ColourMode) => void; scheme: 'light' | 'dark' } {
  const { mode = 'system', setMode, systemMode } = useColorScheme();
  return { mode, setMode, scheme: (mode === 'system' ? systemMode : mode) ?? 'light' };
}
