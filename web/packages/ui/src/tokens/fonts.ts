import { type UiLanguage } from '../theme/languages.ts';

const inter = new URL('../../fonts/inter-latin.woff2', import.meta.url).href;
const interMore = new URL('../../fonts/inter-more.woff2', import.meta.url).href;
const vazirmatn = new URL('../../fonts/vazirmatn-arabic.woff2', import.meta.url).href;

export const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,' +
  'U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
/** The letters of the nine languages that Inter's latin file has not: Ğğ İ Ĳĳ Şş Ÿ ẞ and the lira sign. */
export const moreLetters = 'U+011E-011F,U+0130,U+0132-0133,U+015E-015F,U+0178,U+1E9E,U+20BA';
export const arabic = 'U+0600-06FF,U+0750-077F,U+200C-200E,U+2010-2011,U+FB50-FDFF,U+FE70-FEFC';

const visited = 'kadro-fonts';

/** Whether the fonts are cached from an earlier visit; then a late one is not worth a layout shift. */
function repeatVisit(): boolean {
  try {
    const again = localStorage.getItem(visited) !== null;
    localStorage.setItem(visited, '1');
    return again;
  } catch {
    return false;
  }
}

const display = typeof document === 'undefined' || !repeatVisit() ? 'swap' : 'optional';

const face = (family: string, url: string, range: string) =>
  `@font-face{font-family:"${family}";font-style:normal;font-weight:100 900;font-display:${display};` +
  `src:url("${url}") format("woff2");unicode-range:${range}}`;

/** The `@font-face` rules of a language; a browser loads a file only when one of its letters is on the page. */
export const fontFaces = (language: UiLanguage): string =>
  [
    face('Inter Variable', inter, latin),
    face('Inter Variable', interMore, moreLetters),
    ...(language === 'ar' ? [face('Vazirmatn Variable', vazirmatn, arabic)] : []),
  ].join('');
