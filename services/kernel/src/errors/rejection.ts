import { type Language } from '../texts/languages.ts';
import { errorCatalogue, type ErrorName } from './catalogue.ts';
import { type ErrorParameter, type ErrorParameters, errorText } from './text.ts';

type WithParameters<N extends ErrorName> = [ErrorParameter<N>] extends [never]
  ? { params?: undefined }
  : { params: Record<ErrorParameter<N>, string | number> };

/** Why one field was refused: a name of the catalogue with the values that its text needs. */
export type FieldError = { [N in ErrorName]: { name: N } & WithParameters<N> }[ErrorName];

interface About {
  /** By field; a dot leads into a nested one (`address.street`). */
  fields?: Record<string, FieldError>;
  /** What a program may want to know; never internals (addresses, queries, stacks), never personal data. */
  details?: Record<string, unknown>;
}

/** What is told with a refusal; values for the text are demanded exactly where the text has some. */
export type RejectionOptions<N extends ErrorName> = About & WithParameters<N>;

type OptionsOf<N extends ErrorName> = [ErrorParameter<N>] extends [never]
  ? [options?: RejectionOptions<N>]
  : [options: RejectionOptions<N>];

/** A command or query refused for a reason of the catalogue. The edge turns it into the caller's language. */
export class Rejection<N extends ErrorName = ErrorName> extends Error {
  override readonly name: N;
  readonly params?: ErrorParameters;
  readonly fields?: Record<string, FieldError>;
  readonly details?: Record<string, unknown>;

  constructor(name: N, ...[options]: OptionsOf<N>) {
    super(name);
    this.name = name;
    this.params = options?.params;
    this.fields = options?.fields;
    this.details = options?.details;
  }
}

/** Throws the refusal: `reject('too_long', { params: { max: 50 } })`. */
export function reject<N extends ErrorName>(name: N, ...options: OptionsOf<N>): never {
  throw new Rejection(name, ...options);
}

/** What of a rejection its answer is made from. */
export type Refusal = Pick<Rejection, 'name' | 'params' | 'fields' | 'details'>;

/** Texts by field, nested where a field's name had a dot. */
export interface FieldTexts {
  [field: string]: string | FieldTexts;
}

/** The body of an error's answer. */
export interface ErrorBody {
  code: number | string;
  name: ErrorName;
  message: string;
  fields?: FieldTexts;
  details?: Record<string, unknown>;
}

function fieldTexts(fields: Record<string, FieldError>, language: Language): FieldTexts {
  const texts: FieldTexts = Object.create(null) as FieldTexts;
  for (const [path, { name, params }] of Object.entries(fields)) {
    const steps = path.split('.');
    const last = steps.pop() ?? path;
    let place = texts;
    for (const step of steps) {
      const next = place[step];
      place = typeof next === 'object' ? next : (place[step] = Object.create(null) as FieldTexts);
    }
    place[last] ??= errorText(name, language, params);
  }
  return texts;
}

/**
 * A refusal as its answer: code, name and texts in the given language (conventions, answers). Its status is in the
 * catalogue.
 */
export function errorBody(rejection: Refusal, language: Language): ErrorBody {
  const { name, params, fields, details } = rejection;
  return {
    code: errorCatalogue[name].code,
    name,
    message: errorText(name, language, params),
    ...(fields && { fields: fieldTexts(fields, language) }),
    ...(details && { details }),
  };
}
