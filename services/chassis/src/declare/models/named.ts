import { z } from 'zod';

const names = z.registry<{ name: string }>();

/** Names the GraphQL type of an enum or object; the same name must always mean the same shape. */
export function named<T extends z.ZodType>(name: string, schema: T): T {
  names.add(schema, { name });
  return schema;
}

/** Undefined where none was given. */
export const nameOfShape = (schema: z.ZodType): string | undefined => names.get(schema)?.name;
