/** The interface languages, in the order of the language menu (specification, sections 1 and 9), by locale code. */
export const languages = ['en', 'tr', 'de', 'es', 'it', 'pt', 'nl', 'fr', 'ar'] as const;

export type Language = (typeof languages)[number];

/** The language of a new session, and of a browser that never chose one. */
export const defaultLanguage: Language = 'tr';

/** Replaces a missing text or language. */
export const fallbackLanguage: Language = 'en';

/** Locales for `Intl`: plain `pt` would be Brazilian, and Arabic keeps the digits 0-9 and the Gregorian calendar. */
export const intlLocales: Record<Language, string> = {
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

export function isLanguage(text: unknown): text is Language {
  return (languages as readonly unknown[]).includes(text);
}

export function isRightToLeft(language: Language): boolean {
  return language === 'ar';
}
