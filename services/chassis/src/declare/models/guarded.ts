import { z } from 'zod';

export const guards = z.registry<{ guard: string }>();

/** Marks a field or section that only some kinds of reach may read. */
export function guarded<T extends z.ZodType>(guard: string, schema: T): T {
  const own = schema.clone();
  guards.add(own, { guard });
  return own as T;
}

export function guardOf(schema: z.ZodType): string | undefined {
  return guards.get(schema)?.guard;
}

/** Guards by path, sections included. */
export function guardedPaths(
  schema: z.ZodType,
  at: readonly string[] = [],
): { path: readonly string[]; guard: string }[] {
  const inner = bare(schema);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([field, type]) => {
    const path = [...at, field];
    const guard = guardOf(type);
    return [...(guard ? [{ path, guard }] : []), ...guardedPaths(type, path)];
  });
}

/** Names of all guarded fields; of a guarded section also those of the fields in it. */
export function guardedNames(schema: z.ZodType, isInside = false): string[] {
  const inner = bare(schema);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([field, type]) => {
    const isGuarded = isInside || guardOf(type) !== undefined;
    return [...(isGuarded ? [field] : []), ...guardedNames(type, isGuarded)];
  });
}

/** Without optional, nullable and default wrappers. */
export function bare(schema: z.ZodType): z.ZodType {
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable || inner instanceof z.ZodDefault)
    inner = inner.unwrap() as z.ZodType;
  return inner;
}
