import { type ErrorOptions, type ErrorTextsOf, type OwnErrors, Rejection, type sharedTexts } from '@kadro/kernel';
import { catalogue } from './catalogue.ts';
import ar from './texts/ar.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import { en } from './texts/en.ts';
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };
import pt from './texts/pt.json' with { type: 'json' };
import tr from './texts/tr.json' with { type: 'json' };

const texts: ErrorTextsOf<typeof catalogue> = { en, tr, de, es, it, pt, nl, fr, ar };

export const errors: OwnErrors = { catalogue, texts };

export type ErrorTexts = typeof sharedTexts & typeof en;

export type ErrorName = keyof ErrorTexts;

/** Throws the refusal: `reject('too_long', { params: { max: 50 } })`. */
export function reject<N extends ErrorName>(name: N, ...options: ErrorOptions<ErrorTexts, N>): never {
  throw new Rejection<ErrorTexts, N>(name, ...options);
}
