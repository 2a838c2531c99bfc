import { createInstance, type BackendModule, type FormatterModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { read } from '#read';
import { number } from '../format/values.ts';
import { defaultLanguage, isLanguage } from '../languages.ts';

const texts: BackendModule = { type: 'backend', callbackApi: false, init: () => undefined, read };

/** Numbers as the language writes them, and in Arabic isolates around values unless they are wanted `raw`. */
function format(
  value: string | number | boolean | null | undefined,
  _format?: string,
  language?: string,
  { raw }: Record<string, unknown> = {},
): string {
  if (value === undefined || value === null) return '';
  const shown = typeof value === 'number' && isLanguage(language) ? number(value, language) : String(value);
  return language === 'ar' && raw !== true ? `\u2068${shown}\u2069` : shown;
}

const values: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format,
};

/** Translates for both apps. It is ready at once and has no texts: what is fetched is said in `current.ts`. */
export const i18n = createInstance();

void i18n
  .use(initReactI18next)
  .use(texts)
  .use(values)
  .init({
    lng: defaultLanguage,
    ns: [],
    defaultNS: 'common',
    nsSeparator: ':',
    initAsync: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    react: { useSuspense: false },
  });
