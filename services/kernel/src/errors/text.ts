import { intlLocales, isRightToLeft, type Language } from '../texts/languages.ts';
import { type errorCatalogue, type ErrorName } from './catalogue.ts';
import ar from './texts/ar.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import { en } from './texts/en.ts';
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };
import pt from './texts/pt.json' with { type: 'json' };
import tr from './texts/tr.json' with { type: 'json' };

/** One text per language and name of a catalogue; a language that misses one does not compile. */
export type ErrorTextsOf<Catalogue> = Record<Language, Readonly<Record<keyof Catalogue, string>>>;

export const errorTexts: ErrorTextsOf<typeof errorCatalogue> = { en, tr, de, es, it, pt, nl, fr, ar };

/** English, in TypeScript for its literal types: they name the parameters that callers must give. */
export const sharedTexts = en;

export type ParametersIn<T> = T extends `${string}{{${infer P}}}${infer Rest}` ? P | ParametersIn<Rest> : never;

export type ErrorParameter<N extends ErrorName> = ParametersIn<(typeof en)[N]>;

/** Numbers are formatted for the language; dates and amounts are given as formatted texts. */
export type ErrorParameters = Record<string, string | number>;

/** A text with its values, which are isolated in Arabic (U+2068, U+2069) to keep their direction. */
export function filledText(text: string, language: Language, parameters: ErrorParameters = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, parameter: string) => {
    const value = parameters[parameter] ?? '';
    const written = typeof value === 'number' ? new Intl.NumberFormat(intlLocales[language]).format(value) : value;
    return isRightToLeft(language) ? `\u2068${written}\u2069` : written;
  });
}

export const errorText = (name: ErrorName, language: Language, parameters?: ErrorParameters): string =>
  filledText(errorTexts[language][name], language, parameters);
