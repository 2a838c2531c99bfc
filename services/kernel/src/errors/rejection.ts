import { type ErrorParameters, type ParametersIn, type sharedTexts } from './text.ts';

/** English texts by name: they say which refusals there are, and what each needs. */
export type TextsByName = Readonly<Record<string, string>>;
type Shared = typeof sharedTexts;
type NameIn<T extends TextsByName> = keyof T & string;

type WithParameters<P extends string> = [P] extends [never]
  ? { params?: undefined }
  : { params: Record<P, string | number> };

/** Why one field was refused: a name of the catalogue with the values that its text needs. */
export type FieldError<T extends TextsByName = Shared> = {
  [N in NameIn<T>]: { name: N } & WithParameters<ParametersIn<T[N]>>;
}[NameIn<T>];

interface About<T extends TextsByName> {
  /** By field; a dot leads into a nested one (`address.street`). */
  fields?: Record<string, FieldError<T>>;
  /** What a program may want to know; never internals (addresses, queries, stacks), never personal data. */
  details?: Record<string, unknown>;
}

/** What a refusal needs behind its name; values for the text are demanded exactly where the text has some. */
export type ErrorOptions<T extends TextsByName, N extends NameIn<T>> = [ParametersIn<T[N]>] extends [never]
  ? [options?: About<T> & { params?: undefined }]
  : [options: About<T> & WithParameters<ParametersIn<T[N]>>];

/** What of a rejection its answer is made from. */
export interface Refusal {
  name: string;
  params?: ErrorParameters;
  fields?: Record<string, { name: string; params?: ErrorParameters }>;
  details?: Record<string, unknown>;
}

/** A command or query refused for a reason of the catalogue. The edge turns it into the caller's language. */
export class Rejection<T extends TextsByName = Shared, N extends NameIn<T> = NameIn<T>>
  extends Error
  implements Refusal
{
  override readonly name: N;
  readonly params?: ErrorParameters;
  readonly fields?: Refusal['fields'];
  readonly details?: Record<string, unknown>;

  constructor(name: N, ...[options]: ErrorOptions<NoInfer<T>, N>) {
    super(name);
    this.name = name;
    this.params = options?.params;
    this.fields = options?.fields;
    this.details = options?.details;
  }
}

/** Throws a shared refusal: `reject('too_long', { params: { max: 50 } })`; each service has a `reject` of its own. */
export function reject<N extends NameIn<Shared>>(name: N, ...options: ErrorOptions<Shared, N>): never {
  throw new Rejection<Shared, N>(name, ...options);
}
