import { ApiError } from '@kadro/api';

/** The messages of a refusal by field; those of no field are under ''. */
export function refusalOf(
  error: unknown,
  fields: readonly string[],
  otherwise: (error: unknown) => string,
): Record<string, string> {
  const fieldErrors = error instanceof ApiError ? (error.fields ?? {}) : {};
  const found = Object.entries(fieldErrors).flatMap(([name, text]) =>
    fields.includes(name) && typeof text === 'string' ? [[name, text]] : [],
  );
  return found.length > 0 ? Object.fromEntries(found) : { '': otherwise(error) };
}
