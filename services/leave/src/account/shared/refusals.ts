import { isMeaningful, Rejection, type TextValues } from '@kadro/kernel';
import { type ErrorName, type ErrorTexts } from '../../errors/index.ts';

export function problem(
  name: ErrorName,
  field: string,
  params?: TextValues,
  details?: Record<string, unknown>,
): Rejection<ErrorTexts> {
  // the type of the parameters depends on the name, which is known to callers only
  return new Rejection<ErrorTexts>(name, { params, details, fields: { [field]: { name, params } } } as never);
}

/** Punctuation alone is no text. @throws Rejection meaningful_text */
export function requireMeaning(text: string | null | undefined, field: string, min = 1): void {
  if (!isMeaningful(text ?? '', min)) throw problem('meaningful_text', field, { min });
}
