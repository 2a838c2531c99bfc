import { z } from 'zod';
import { event, type EventType } from '../streams/decider.ts';
import { same } from '../streams/personal.ts';
import { type Row } from '../../ports/index.ts';
import { Refused } from '../refusal.ts';
import { type CommandScope } from '../scope.ts';

/** A field of a record whose values count from a day on, of the past or the future. */
export interface DatedField {
  field: string;
  /** The input that names the day, of this shape; absent = today. */
  from: string;
  day: z.ZodType;
  /** Today where the record is, YYYY-MM-DD. */
  today: (row: Row, scope: CommandScope) => string;
}

/** A value and the day it counts from. */
export interface ValueSince {
  from: string;
  value: unknown;
}

/** What a record began with counts since ever. */
const everBefore = '0001-01-01';

/** The values of a new record. */
export const firstValue = (value: unknown): ValueSince[] => [{ from: everBefore, value }];

/** Values by their days, with one more; the later said of one day stands. */
export function withValueFrom(values: readonly ValueSince[], from: string, value: unknown): ValueSince[] {
  return [...values.filter((one) => one.from !== from), { from, value }].toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** The value that counts on a day. */
export function valueOn(values: readonly ValueSince[], day: string): unknown {
  return values.findLast(({ from }) => from <= day)?.value;
}

/** The event of a dated field. */
export function datedEvent({ field, day }: DatedField, schema: z.ZodObject): EventType {
  return event(1, z.object({ from: day as z.ZodString, [field]: schema.shape[field] as z.ZodType }), {
    time: { on: 'from' },
  });
}

/**
 * The input of a dated field apart from the others: what it is to be from which day, null where it is not said or is so
 * already. @throws Refused for a day without a value
 */
export function datedInput(
  { field, from: name }: DatedField,
  values: readonly ValueSince[],
  input: Record<string, unknown>,
  today: string,
): { from: string; value: unknown } | null {
  const { [name]: from = today, [field]: value } = input;
  if (value === undefined && input[name] !== undefined)
    throw new Refused('constraint_violation', { fields: { [field]: { name: 'required' } } });
  return value === undefined || same(value, valueOn(values, from as string)) ? null : { from: from as string, value };
}
