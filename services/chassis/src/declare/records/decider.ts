import { z } from 'zod';
import { decider, event } from '../streams/decider.ts';
import { type RecordDeclaration } from './declaration.ts';
import {
  datedEvent,
  firstValue,
  revokedEvent,
  type ValueSince,
  withoutValueFrom,
  withValueFrom,
} from './dated-field.ts';

export interface RecordState {
  archived: boolean;
  fields: Record<string, unknown>;
  /** Of the dated field, ascending. */
  values: readonly ValueSince[];
}

/** `since` and `revoked` only with a dated field. */
export interface EventNames {
  created: string;
  changed: string;
  archived: string;
  restored: string;
  since?: string;
  revoked?: string;
}

export type RecordDecider = ReturnType<typeof recordDecider>;

type Shape = Pick<RecordDeclaration<z.ZodObject>, 'name' | 'schema' | 'dated'>;

export const pascal = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

export function eventNames({ name, dated }: Shape): EventNames {
  const record = pascal(name);
  return {
    created: `${record}Created`,
    changed: `${record}Changed`,
    archived: `${record}Archived`,
    restored: `${record}Restored`,
    ...(dated && {
      since: `${record}${pascal(dated.field)}Changed`,
      revoked: `${record}${pascal(dated.field)}Revoked`,
    }),
  };
}

/** All fields optional; null clears where the record allows absence. */
export function patchOf(schema: z.ZodObject): z.ZodObject {
  const shape: Record<string, z.ZodType> = {};
  for (const [field, type] of Object.entries(schema.shape as Record<string, z.ZodType>))
    shape[field] = (type as z.ZodType).optional();
  return z.strictObject(shape);
}

export function recordDecider({ name, schema, dated }: Shape, names: EventNames) {
  const { created, changed, archived, restored, since, revoked } = names;
  // a change without a day counts from the day it was recorded on
  const recorded = ({ values }: RecordState, data: Record<string, unknown>, at: string): readonly ValueSince[] =>
    dated && data[dated.field] !== undefined ? withValueFrom(values, at.slice(0, 10), data[dated.field]) : values;
  return decider<RecordState, Record<string, ReturnType<typeof event>>>({
    name,
    initial: { archived: false, fields: {}, values: [] },
    events: {
      [created]: event(1, schema),
      [changed]: event(1, patchOf(schema)),
      [archived]: event(1, z.object({})),
      [restored]: event(1, z.object({})),
      ...(since && { [since]: datedEvent(dated!, schema) }),
      ...(revoked && { [revoked]: revokedEvent(dated!) }),
    },
    evolve: {
      [created]: (_state, data) => ({
        archived: false,
        fields: data,
        values: dated ? firstValue(data[dated.field]) : [],
      }),
      [changed]: (state, data, { at }) => ({
        ...state,
        fields: { ...state.fields, ...data },
        values: recorded(state, data, at),
      }),
      [archived]: (state) => ({ ...state, archived: true }),
      [restored]: (state) => ({ ...state, archived: false }),
      ...(revoked && {
        [revoked]: (state, { from }) => ({ ...state, values: withoutValueFrom(state.values, String(from)) }),
      }),
      ...(since && {
        [since]: (state, { from, [dated!.field]: value }) => ({
          ...state,
          values: withValueFrom(state.values, String(from), value),
        }),
      }),
    },
  });
}
