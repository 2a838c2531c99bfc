import { decider, event } from '@kadro/chassis/declare';
import { daySchema } from '@kadro/kernel';
import { z } from 'zod';
import { correctionText } from '../periods/closed/shape.ts';
import { type ShiftFields, shiftSchema } from './shape.ts';

export interface Version<F> {
  version: number;
  /** Entries on and after this date follow it, whenever they were planned; null = only those planned from now on. */
  effectiveOn: string | null;
  fields: F;
}

export type ShiftVersion = Version<ShiftFields>;

export interface ShiftState {
  archived: boolean;
  /** In order, the first is 1. */
  versions: readonly ShiftVersion[];
}

/** A shift in its versions: `attendance.shift` per shift. */
export const shift = decider({
  name: 'shift',
  initial: { archived: false, versions: [] } as ShiftState,
  events: {
    ShiftDefined: event(1, shiftSchema),
    ShiftRedefined: event(
      1,
      z.object({
        version: z.int(),
        effectiveOn: daySchema.nullable(),
        changed: shiftSchema.partial(),
        ...correctionText,
      }),
    ),
    ShiftArchived: event(1, z.object({})),
    ShiftRestored: event(1, z.object({})),
  },
  evolve: {
    ShiftDefined: (_state, fields) => ({ archived: false, versions: [{ version: 1, effectiveOn: null, fields }] }),
    ShiftRedefined: (state, change) => withVersion(state, change),
    ShiftArchived: (state) => ({ ...state, archived: true }),
    ShiftRestored: (state) => ({ ...state, archived: false }),
  },
});

export type ShiftEvents = (typeof shift)['events'];

/** The fields of its last version. */
export function latest({ versions }: ShiftState): ShiftFields {
  return versions.at(-1)!.fields;
}

/** With one more version, of which only what changed is said. */
export function withVersion<F, S extends { versions: readonly Version<F>[] }>(
  state: S,
  { version, effectiveOn, changed }: { version: number; effectiveOn: string | null; changed: Partial<F> },
): S {
  const fields = { ...state.versions.at(-1)!.fields, ...changed };
  return { ...state, versions: [...state.versions, { version, effectiveOn, fields }] };
}

/** The version that an entry of a date has: the one it was planned with, or a later one that is effective by then. */
export function versionOn<F>(
  { versions }: { versions: readonly Version<F>[] },
  planned: number,
  date: string,
): Version<F> | undefined {
  return (
    versions.findLast(({ version, effectiveOn }) => version > planned && effectiveOn !== null && effectiveOn <= date) ??
    versions.find(({ version }) => version === planned)
  );
}
