import { type ErrorOptions, type OwnErrors, Rejection, type sharedTexts } from '@kadro/kernel';
import { catalogue } from './catalogue.ts';
import { ar } from './texts/ar.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { it } from './texts/it.ts';
import { nl } from './texts/nl.ts';
import { pt } from './texts/pt.ts';
import { tr } from './texts/tr.ts';

export const errors: OwnErrors = { catalogue, texts: { en, tr, de, es, it, pt, nl, fr, ar } };

/** English texts of all that this service refuses with, shared ones too. */
export type ErrorTexts = typeof sharedTexts & typeof en;

export type ErrorName = keyof ErrorTexts;

/** Throws the refusal: `reject('too_long', { params: { max: 50 } })`. */
export function reject<N extends ErrorName>(name: N, ...options: ErrorOptions<ErrorTexts, N>): never {
  throw new Rejection<ErrorTexts, N>(name, ...options);
}
