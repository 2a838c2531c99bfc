import { type FilterChip } from '@kadro/ui';

export interface PhraseTexts {
  /** The label of the field. */
  subject: (name: string) => string;
  value: (name: string, value: unknown) => string;
}

/** One removable phrase per filter, in the given order; searches, views and empty filters have none. */
export function phrasesOf(
  filters: Record<string, unknown>,
  names: readonly string[],
  { subject, value }: PhraseTexts,
): FilterChip[] {
  return names
    .filter((name) => filters[name] !== undefined && filters[name] !== '' && filters[name] !== null)
    .map((name) => ({ id: name, subject: `${subject(name)}:`, value: value(name, filters[name]) }));
}

export function without(filters: Record<string, unknown>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(filters).filter(([one]) => one !== name));
}
