import { type Language } from '../formats/languages.ts';
import { filledText, type Reader, type TextValues } from '../texts/filled-text.ts';
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

/** English, in TypeScript for its literal types: they name the values that callers must give. */
export const sharedTexts = en;

export const errorText = (name: ErrorName, reader: Reader, values?: TextValues): string =>
  filledText(errorTexts[reader.language][name], reader, values);
