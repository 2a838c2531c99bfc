import { z } from 'zod';
import { defaultLanguage, fallbackLanguage, isLanguage, type Language, languages } from '../formats/languages.ts';

export * from '../formats/languages.ts';

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

/** For an `Accept-Language` header, regions ignored; `otherwise` for none or `*`, the fallback if none is accepted. */
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
