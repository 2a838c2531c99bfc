import { z } from 'zod';

/** The interface languages (specification, section 9), by locale code. */
export const languages = ['en', 'tr', 'de', 'es', 'it', 'pt', 'nl', 'fr', 'ar'] as const;

export type Language = (typeof languages)[number];

/** The language of a new session. */
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

/** The specification's names of the languages and the locale codes they stand for. */
export const languageNames = {
  TURKISH: 'tr',
  ENGLISH: 'en',
  GERMAN: 'de',
  SPANISH: 'es',
  PORTUGUESE: 'pt',
  ITALIAN: 'it',
  DUTCH: 'nl',
  FRENCH: 'fr',
  ARABIC: 'ar',
} as const satisfies Record<string, Language>;

export type LanguageName = keyof typeof languageNames;

export const languageSchema = z.enum(languages);

export function isLanguage(text: unknown): text is Language {
  return (languages as readonly unknown[]).includes(text);
}

export function isRightToLeft(language: Language): boolean {
  return language === 'ar';
}

/**
 * The best language for an `Accept-Language` header, regions ignored: `otherwise` without a header or for `*`, the
 * fallback if none is accepted.
 */
export function negotiateLanguage(acceptLanguage?: string | null, otherwise: Language = defaultLanguage): Language {
  if (!acceptLanguage?.trim()) return otherwise;
  const accepted = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.split(';').map((piece) => piece.trim());
      const quality = rest.find((piece) => piece.startsWith('q='));
      return { code: tag.toLowerCase().split('-')[0] ?? '', quality: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { code } of accepted) {
    if (code === '*') return otherwise;
    if (isLanguage(code)) return code;
  }
  return fallbackLanguage;
}

const translation = z.string().trim().max(200).optional();

/** Text of reference data, in at least one language, at most 200 characters each. */
export const localizedTextSchema = z
  .strictObject({
    en: translation,
    tr: translation,
    de: translation,
    es: translation,
    it: translation,
    pt: translation,
    nl: translation,
    fr: translation,
    ar: translation,
  } satisfies Record<Language, typeof translation>)
  .refine((names) => Object.values(names).some((text) => text), 'language_text_required');

export type LocalizedText = Partial<Record<Language, string>>;

/** The text in a language, else in the fallback, else in the first language with a text; else empty. */
export function textIn(names: LocalizedText, language: Language): string {
  return (
    [names[language], names[fallbackLanguage], ...languages.map((code) => names[code])].find((text) => text?.trim()) ??
    ''
  );
}
