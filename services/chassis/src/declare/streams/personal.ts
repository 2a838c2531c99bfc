import { hash, randomBytes } from 'node:crypto';
import { z } from 'zod';

const classes = z.registry<{ dataClass: string }>();

/** Marks personal data of a class: stored sealed with the key of person and class. */
export function personal<T extends z.ZodType>(dataClass: string, schema: T): T {
  const own = schema.clone();
  classes.add(own, { dataClass });
  return own as T;
}

/** Also through optional and nullable: a patch is as personal. */
function dataClassOf(type: z.ZodType): string | undefined {
  const { innerType } = type.def as { innerType?: z.ZodType };
  return classes.get(type)?.dataClass ?? (innerType && dataClassOf(innerType));
}

/** Classes of an event's top-level personal fields. */
export function personalFields(schema: z.ZodObject): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [field, type] of Object.entries(schema.shape)) {
    const dataClass = dataClassOf(type as z.ZodType);
    if (dataClass) found.set(field, dataClass);
  }
  return found;
}

const maskKey = randomBytes(32).toString('base64url');

/** For a cached fold: equal values have equal masks in one process, none can be read back. null, undefined stay. */
export function mask(value: unknown): unknown {
  if (value === null || value === undefined) return value;
  return `~${hash('sha256', maskKey + JSON.stringify(value), 'base64url')}`;
}

export function maskPersonal(
  fields: ReadonlyMap<string, string>,
  data: Record<string, unknown>,
): Record<string, unknown> {
  if (fields.size === 0) return data;
  const masked = { ...data };
  for (const field of fields.keys()) if (field in masked) masked[field] = mask(masked[field]);
  return masked;
}

/** Whether a value equals one of a fold, masked or not. */
export function same(value: unknown, kept: unknown): boolean {
  const given = value ?? null;
  const stored = kept ?? null;
  if (given === null || stored === null) return given === stored;
  if (typeof stored === 'string' && stored.startsWith('~') && mask(given) === stored) return true;
  return JSON.stringify(given) === JSON.stringify(stored);
}

/** Fields that differ from the fold; undefined = unchanged. */
export function changedFields<T extends object>(kept: object, input: T): Partial<T> {
  const changed: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(input)) {
    if (value !== undefined && !same(value, (kept as Record<string, unknown>)[field])) changed[field] = value;
  }
  return changed as Partial<T>;
}
