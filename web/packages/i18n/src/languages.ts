/** The interface languages, in the order of the language menu (specification, section 1). */
export const languages = ['en', 'tr', 'de', 'es', 'it', 'pt', 'nl', 'fr', 'ar'] as const;
export type Language = (typeof languages)[number];

/** The language of a browser that never chose one (specification, section 9). */
export const defaultLanguage: Language = 'tr';
export const fallbackLanguage: Language = 'en';

const locales: Record<Language, string> = {
  en: 'en-GB',
  tr: 'tr-TR',
  de: 'de-DE',
  es: 'es-ES',
  it: 'it-IT',
  pt: 'pt-PT',
  nl: 'nl-NL',
  fr: 'fr-FR',
  ar: 'ar-u-nu-latn-ca-gregory',
};

/** The `Intl` locale of a language; Arabic keeps the digits 0-9 and the Gregorian calendar. */
export const localeOf = (language: Language): string => locales[language];

export const isLanguage = (value: unknown): value is Language => languages.some((known) => known === value);

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');
