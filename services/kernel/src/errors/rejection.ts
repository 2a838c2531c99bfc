import { type PlaceholdersIn, type TextValues, type ValuesFor } from '../texts/filled-text.ts';
import { type sharedTexts } from './text.ts';

/** English texts by name; their placeholders name the parameters and their formats. */
export type TextsByName = Readonly<Record<string, string>>;
type Shared = typeof sharedTexts;
type NameIn<T extends TextsByName> = keyof T & string;

type WithParameters<P extends string> = [P] extends [never] ? { params?: undefined } : { params: ValuesFor<P> };

export type FieldError<T extends TextsByName = Shared> = {
  [N in NameIn<T>]: { name: N } & WithParameters<PlaceholdersIn<T[N]>>;
}[NameIn<T>];

interface About<T extends TextsByName> {
  /** By field, nested by dots: `address.street`. */
  fields?: Record<string, FieldError<T>>;
  /** For programs; never internals (addresses, queries, stacks) or personal data. */
  details?: Record<string, unknown>;
}

export type ErrorOptions<T extends TextsByName, N extends NameIn<T>> = [PlaceholdersIn<T[N]>] extends [never]
  ? [options?: About<T> & { params?: undefined }]
  : [options: About<T> & WithParameters<PlaceholdersIn<T[N]>>];

export interface Refusal {
  name: string;
  params?: TextValues;
  fields?: Record<string, { name: string; params?: TextValues }>;
  details?: Record<string, unknown>;
}

/** A refusal by a name of the catalogue, which the edge answers in the caller's language. */
export class Rejection<T extends TextsByName = Shared, N extends NameIn<T> = NameIn<T>>
  extends Error
  implements Refusal
{
  override readonly name: N;
  readonly params?: TextValues;
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
