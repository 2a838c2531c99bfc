import { type Fields } from '@kadro/api';

/** The messages of a refusal by form field; nested names match by their last part (`contact.phone`, `phone`). */
export function problemsOf(fields: Fields | undefined, names: readonly string[]): { field: string; text: string }[] {
  return Object.entries(fields ?? {}).flatMap(([name, problem]) => {
    if (typeof problem !== 'string') return problemsOf(problem, names);
    return names.includes(name) ? [{ field: name, text: problem }] : [];
  });
}
