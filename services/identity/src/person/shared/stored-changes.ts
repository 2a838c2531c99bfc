import { personal } from '@kadro/chassis/declare';
import { type PersonalClass } from '@kadro/kernel';
import { z } from 'zod';

const stored = z.union([z.string(), z.number(), z.boolean(), z.null()]).optional();

/** The changed fields only, each sealed under its class of personal data; null = in clear. */
export function changeOf<K extends string>(fields: readonly K[], classOf: (field: K) => PersonalClass | null) {
  const shape = {} as Record<K, typeof stored>;
  for (const field of fields) {
    const dataClass = classOf(field);
    shape[field] = dataClass ? personal(dataClass, stored) : stored;
  }
  return z.object(shape);
}

export const fieldNames = <S extends Record<string, z.ZodType>>(fields: S): (keyof S & string)[] => Object.keys(fields);
