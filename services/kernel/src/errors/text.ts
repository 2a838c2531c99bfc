import { intlLocales, isRightToLeft, type Language } from '../texts/languages.ts';
import { type ErrorName } from './catalogue.ts';
import { ar } from './texts/ar.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { it } from './texts/it.ts';
import { nl } from './texts/nl.ts';
import { pt } from './texts/pt.ts';
import { tr } from './texts/tr.ts';

/** One text per name; a language that misses one does not compile. */
export type ErrorTexts = Record<ErrorName, string>;

export const errorTexts: Record<Language, ErrorTexts> = { en, tr, de, es, it, pt, nl, fr, ar };

/** English, whose parameters callers must give. */
export const sharedTexts = en;

export type ParametersIn<T> = T extends `${string}{{${infer P}}}${infer Rest}` ? P | ParametersIn<Rest> : never;

/** Names of the parameters of a shared error's text. */
export type ErrorParameter<N extends ErrorName> = ParametersIn<(typeof en)[N]>;

/** Numbers are written in the language's way, strings stand as they are: format dates and amounts before. */
export type ErrorParameters = Record<string, string | number>;

/**
 * A text with its values. In Arabic each value is isolated (U+2068, U+2069), so that it keeps its own direction.
 */
export function filledText(text: string, language: Language, parameters: ErrorParameters = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, parameter: string) => {
    const value = parameters[parameter] ?? '';
    const written = typeof value === 'number' ? new Intl.NumberFormat(intlLocales[language]).format(value) : value;
    return isRightToLeft(language) ? `\u2068${written}\u2069` : written;
  });
}

/** The text of a shared error. */
export const errorText = (name: ErrorName, language: Language, parameters?: ErrorParameters): string =>
  filledText(errorTexts[language][name], language, parameters);
