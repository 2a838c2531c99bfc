import { decider, event, personal } from '@kadro/chassis/declare';
import { daySchema, instantSchema } from '@kadro/kernel';
import { Map } from 'immutable';
import { z } from 'zod';
import { eventTypes, sensorKinds } from './kinds.ts';

const text = personal('text', z.string().nullable());
const place = personal('location', z.object({ latitude: z.number(), longitude: z.number() }).nullable());

const readingFields = z.object({
  id: z.string(),
  at: instantSchema,
  /** Local date at the place, in `zone`. */
  on: daySchema,
  zone: z.string(),
  /** Of the person on that date. */
  branchId: z.string().nullable(),
  eventType: z.enum(eventTypes),
  terminalId: z.string().nullable(),
  sensor: z.enum(sensorKinds),
  /** As the device said it, where that is not what counts. */
  deviceAt: instantSchema.nullable(),
  receivedAt: instantSchema,
  source: z.enum(['WEB', 'MOBILE', 'DEVICE', 'IMPORT', 'CORRECTION']),
  /** Arrived after the fact: offline, late, or entered by somebody else. */
  late: z.boolean(),
  by: z.string(),
  /** Local date up to which it may change how later readings pair. */
  until: daySchema,
  /** The shift that the person chose. */
  shiftId: z.string().nullable(),
  description: text,
  place,
});

export type ReadingData = z.infer<typeof readingFields>;
/** What a fold keeps of a reading; nothing personal. */
export type Reading = Omit<ReadingData, 'description' | 'place' | 'until'>;

export interface ClockState {
  /** By id, those that count. */
  readings: Map<string, Reading>;
  /** Ids by local date. */
  byDate: Map<string, readonly string[]>;
  /** When a reading of a local date was recorded or superseded last. */
  changedAt: Map<string, string>;
  /** Replaced or taken back: recorded once, and never again. */
  superseded: Map<string, string | null>;
  /** When the last of all this was recorded, or will be where a clock is fast; '' with nothing. */
  lastAt: string;
}

/** One stream per person, never per day or month (streams.md): all readings are stored, pairing is calculated. */
export const clock = decider({
  name: 'clock',
  initial: { readings: Map(), byDate: Map(), changedAt: Map(), superseded: Map(), lastAt: '' } as ClockState,
  events: {
    ReadingRecorded: event(1, readingFields),
    ReadingSuperseded: event(
      1,
      z.object({
        id: z.string(),
        on: daySchema,
        until: daySchema,
        /** The reading that stands in its place; null = none. */
        replacedBy: z.string().nullable(),
        reason: personal('text', z.string()),
        by: z.string(),
      }),
    ),
    ShiftChosen: event(1, z.object({ readingId: z.string(), on: daySchema, shiftId: z.string(), by: z.string() })),
  },
  evolve: {
    ReadingRecorded: (state, { description: _description, place: _place, until: _until, ...reading }, { at }) => ({
      ...state,
      lastAt: reading.at > at ? reading.at : at,
      changedAt: state.changedAt.set(reading.on, at),
      readings: state.readings.set(reading.id, reading),
      byDate: state.byDate.update(reading.on, [], (ids) => [...ids, reading.id]),
    }),
    ReadingSuperseded: (state, { id, on, replacedBy }, { at }) => ({
      lastAt: at,
      changedAt: state.changedAt.set(on, at),
      readings: state.readings.delete(id),
      byDate: state.byDate.update(on, [], (ids) => ids.filter((one) => one !== id)),
      superseded: state.superseded.set(id, replacedBy),
    }),
    ShiftChosen: (state, { readingId, on, shiftId }, { at }) => ({
      ...state,
      lastAt: at,
      changedAt: state.changedAt.set(on, at),
      readings: state.readings.update(
        readingId,
        (reading) => reading && { ...reading, shiftId },
      ) as ClockState['readings'],
    }),
  },
});

export type ClockEvents = (typeof clock)['events'];

export const readingsOn = ({ readings, byDate }: ClockState, date: string): readonly Reading[] =>
  byDate.get(date, []).map((id) => readings.get(id)!);
