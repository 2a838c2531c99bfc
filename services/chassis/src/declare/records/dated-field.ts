import { z } from 'zod';
import { event, type EventType } from '../streams/decider.ts';
import { same } from '../streams/personal.ts';
import { type Row } from '../../ports/index.ts';
import { Refused } from '../refusal.ts';
import { type CommandScope } from '../scope.ts';

/** A field whose values count from a day on. */
export interface DatedField {
  field: string;
  /** Input with the day; absent = today. */
  from: string;
  day: z.ZodType;
  /** YYYY-MM-DD at the record's place. */
  today: (row: Row, scope: CommandScope) => string;
}

export interface ValueSince {
  from: string;
  value: unknown;
}

/** The first value counts since ever. */
const everBefore = '0001-01-01';

export const firstValue = (value: unknown): ValueSince[] => [{ from: everBefore, value }];

/** One value more; of one day the latest input wins. */
export function withValueFrom(values: readonly ValueSince[], from: string, value: unknown): ValueSince[] {
  return [...values.filter((one) => one.from !== from), { from, value }].toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** Without the one of a day; the first stays. */
export function withoutValueFrom(values: readonly ValueSince[], from: string): ValueSince[] {
  return values.filter((one, at) => at === 0 || one.from !== from);
}

export function valueOn(values: readonly ValueSince[], day: string): unknown {
  return values.findLast(({ from }) => from <= day)?.value;
}

export function datedEvent({ field, day }: DatedField, schema: z.ZodObject): EventType {
  return event(1, z.object({ from: day as z.ZodString, [field]: schema.shape[field] as z.ZodType }), {
    time: { on: 'from' },
  });
}

export function revokedEvent({ day }: DatedField): EventType {
  return event(1, z.object({ from: day as z.ZodString }));
}

/** The change, null where there is none. @throws Refused for a day without a value */
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
