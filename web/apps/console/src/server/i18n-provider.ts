import { currentLanguage, exists, isLanguage, languages, setLanguage, text } from '@kadro/i18n';
import { type I18nProvider } from 'react-admin';

/** Gives react-admin the app's texts (namespace `ra`); a missing one is shown as its key. */
export const i18nProvider: I18nProvider = {
  translate: (
    key: string,
    { smart_count: count, _: otherwise, ...values }: { smart_count?: number; _?: string } & Record<string, string> = {},
  ) => {
    const own = key.replace(/^ra\./, 'ra:');
    return exists(own) || exists(`${own}_other`) ? text(own, { ...values, count }) : (otherwise ?? key);
  },
  changeLocale: (locale: string) =>
    isLanguage(locale) ? setLanguage(locale) : Promise.reject(new Error(`unknown language ${locale}`)),
  getLocale: currentLanguage,
  getLocales: () => languages.map((locale) => ({ locale, name: text(`common:languageName.${locale}`) })),
};
