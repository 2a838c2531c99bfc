import { z } from 'zod';

/** Values of a text as they are meant: the catalogue writes them for the reader. */
export type Params = Readonly<Record<string, string | number | { from: string; to: string } | undefined>>;

/** Numbers and days of a text: what may be kept of a refusal, as words may be somebody's. */
export const limitsShape = z.record(z.string(), z.union([z.number(), z.iso.date()]));

export type Limits = z.infer<typeof limitsShape>;

/** The limits among the values of a text; undefined where there is none. */
export function limitsIn(params: Params = {}): Limits | undefined {
  const kept = Object.entries(params).filter(([, value]) => limitsShape.safeParse({ value }).success);
  return kept.length > 0 ? limitsShape.parse(Object.fromEntries(kept)) : undefined;
}

export interface FieldProblem {
  name: string;
  params?: Params;
}

export interface Reader {
  language: string;
  /** Of numeric dates, such as `DD.MM.YYYY`; absent = `YYYY-MM-DD`. */
  datePattern?: string;
}

/** Status, code and text come from the catalogue at the edge. */
export interface Refusal {
  name: string;
  fields?: Record<string, FieldProblem>;
  params?: Params;
  details?: Record<string, unknown>;
  /** Whole seconds after which trying again makes sense: the header `Retry-After`. */
  retryAfter?: number;
}

export class Refused extends Error implements Refusal {
  override name: string;
  readonly fields?: Record<string, FieldProblem>;
  readonly params?: Params;
  readonly details?: Record<string, unknown>;
  readonly retryAfter?: number;

  constructor(name: string, more: Omit<Refusal, 'name'> = {}) {
    super(name);
    this.name = name;
    this.fields = more.fields;
    this.params = more.params;
    this.details = more.details;
    this.retryAfter = more.retryAfter;
  }
}

export interface ErrorBody {
  code: number | string;
  name: string;
  message: string;
  fields?: Record<string, unknown>;
  details?: Record<string, unknown>;
}

export interface OwnErrors {
  catalogue: Readonly<Record<string, { code: number | string; status: number }>>;
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The shared catalogue, `with` a service's own. */
export interface ErrorCatalogue {
  with(own: OwnErrors): ErrorCatalogue;
  has(name: string): boolean;
  status(name: string): number;
  body(refusal: Refusal, reader: Reader): ErrorBody;
  /** Problems of a parse (made with `reportInput`) by dotted field. */
  fieldsOf(error: z.ZodError): Record<string, FieldProblem>;
}

/** The refusal in a thrown value: ours, or the kernel's by the catalogue's names. */
export function refusalOf(thrown: unknown, catalogue: ErrorCatalogue): Refusal | null {
  if (!(thrown instanceof Error) || !catalogue.has(thrown.name)) return null;
  const { name, fields, params, details, retryAfter } = thrown as Error & Refusal;
  return { name, fields, params, details, retryAfter };
}
