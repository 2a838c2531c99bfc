import { type FilterChip } from '@kadro/ui';

/** How the filters of a list read as phrases that can be taken away. */
export interface PhraseTexts {
  /** The quiet beginning: the field's label. */
  subject: (name: string) => string;
  /** The strong rest: the word or name of the value. */
  value: (name: string, value: unknown) => string;
}

/** One phrase per filter, in the given order; searches, views and empty filters are no phrases. */
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
