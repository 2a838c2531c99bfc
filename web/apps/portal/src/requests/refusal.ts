import { ApiError } from '@kadro/api';

/** What is wrong with fields before anything is sent, by field. */
export class Refused extends Error {
  readonly fields: Readonly<Record<string, string>>;

  constructor(fields: Readonly<Record<string, string>>) {
    super(Object.values(fields).join(' '));
    this.fields = fields;
  }
}

/** The messages of a refusal by field; those of no field are under ''. */
export function refusalOf(
  error: unknown,
  fields: readonly string[],
  otherwise: (error: unknown) => string,
): Record<string, string> {
  const fieldErrors = error instanceof ApiError || error instanceof Refused ? (error.fields ?? {}) : {};
  const found = Object.entries(fieldErrors).flatMap(([name, text]) =>
    fields.includes(name) && typeof text === 'string' ? [[name, text]] : [],
  );
  return found.length > 0 ? Object.fromEntries(found) : { '': otherwise(error) };
}
