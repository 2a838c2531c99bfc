/** Texts by field; a name with dots is a nested object, ready for a form. */
export type Fields = { [name: string]: string | Fields };

export type ErrorBody = { code?: number | string; name?: string; message?: string; fields?: Fields; details?: unknown };

/** A call that was refused (status of HTTP) or never answered (status 0, name `network_error`). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: number | string | undefined;
  readonly fields: Fields | undefined;
  readonly details: unknown;

  constructor(status: number, body: ErrorBody = {}, cause?: unknown) {
    super(body.message ?? body.name ?? `HTTP ${status}`, { cause });
    this.name = body.name ?? 'something_went_wrong';
    this.status = status;
    this.code = body.code;
    this.fields = fieldsOf(body);
    this.details = body.details;
  }
}

/** How much does not answer: nothing at all does, or a service that another one names, or that is not known. */
export function outageOf(error: unknown): 'all' | 'service' | 'unknown' {
  if (!(error instanceof ApiError)) return 'unknown';
  if (error.status === 0) return 'all';
  return error.name === 'service_unavailable' ? 'service' : 'unknown';
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body as one of an error, or undefined when it is something else. */
export function errorBody(body: unknown): ErrorBody | undefined {
  if (!isObject(body)) return undefined;
  return 'code' in body || ('name' in body && 'message' in body) ? (body as ErrorBody) : undefined;
}

function nest(fields: Fields, path: string, text: string): Fields {
  const [first = '', ...rest] = path.split('.');
  if (first === '__proto__') return fields;
  if (rest.length === 0) return { ...fields, [first]: text };
  const inner = fields[first];
  return { ...fields, [first]: nest(typeof inner === 'object' ? inner : {}, rest.join('.'), text) };
}

const violation = /([A-Za-z_][\w.]*)\s*[:=]\s*(.*?)\s*(?=[,;]\s*[A-Za-z_][\w.]*\s*[:=]|$)/gs;

/** Reads `... [personal.birthDate: is in the future]` into nested fields (specification, section 8), if it is there. */
export function parseViolation(text: string): Fields | undefined {
  const inside = /\[(.*)\]/s.exec(text)?.[1];
  if (inside === undefined) return undefined;
  const found = [...inside.matchAll(violation)];
  return found.length === 0
    ? undefined
    : found.reduce<Fields>((fields, [, path = '', message = '']) => nest(fields, path, message), {});
}

const violations = new Set(['constraint_violation', 'data-violation', 'data_violation', 'data_integrity_violation']);

/** The texts for a form: the given ones, else those of a data-violation text. */
export function fieldsOf(body: ErrorBody): Fields | undefined {
  if (body.fields && Object.keys(body.fields).length > 0) {
    return Object.entries(body.fields).reduce<Fields>(
      (fields, [path, text]) => (typeof text === 'string' ? nest(fields, path, text) : { ...fields, [path]: text }),
      {},
    );
  }
  return violations.has(body.name ?? '') || /violation/i.test(body.message ?? '')
    ? parseViolation(body.message ?? '')
    : undefined;
}
