import { decider, event, personal } from '@kadro/chassis/declare';
import { daySchema, type RequestStatus } from '@kadro/kernel';
import { Map } from 'immutable';
import { z } from 'zod';
import { acts } from '../requests/events.ts';
import { moved, type Moved, type Requests } from '../requests/state.ts';
import { correctionAsked, type CorrectionState } from './requests/shape.ts';
import { personalCorrection } from '../periods/closed/shape.ts';
import { readingFields } from './shape.ts';

export type ReadingData = z.infer<typeof readingFields>;
/** What a fold keeps of a reading; nothing personal. */
export type Reading = Omit<ReadingData, 'description' | 'place' | 'until' | 'correction'>;

export interface ClockState {
  /** Of those that count, by id their local date. */
  dates: Map<string, string>;
  /** By local date, as they were recorded. */
  byDate: Map<string, readonly Reading[]>;
  /** When a reading of a local date was recorded or superseded last. */
  changedAt: Map<string, string>;
  /** Replaced or taken back: recorded once, and never again. */
  superseded: Map<string, string | null>;
  /** When the last of all this was recorded, or will be where a clock is fast; '' with nothing. */
  lastAt: string;
  /** Asked for, whatever became of it. */
  corrections: Requests<CorrectionState>;
}

/** One stream per person, never per day or month (streams.md): all readings are stored, pairing is calculated. */
export const clock = decider({
  name: 'clock',
  initial: {
    dates: Map(),
    byDate: Map(),
    changedAt: Map(),
    superseded: Map(),
    lastAt: '',
    corrections: Map(),
  } as ClockState,
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
        ...personalCorrection,
      }),
    ),
    ShiftChosen: event(
      1,
      z.object({
        readingId: z.string(),
        on: daySchema,
        shiftId: z.string(),
        by: z.string(),
        ...personalCorrection,
      }),
    ),
    CorrectionRequested: event(1, correctionAsked),
    CorrectionStepApproved: acts.decided,
    /** What it asks for is recorded beside it. */
    CorrectionApproved: acts.decided,
    CorrectionDenied: acts.decided,
    CorrectionDetailAsked: acts.detailAsked,
    CorrectionDetailGiven: acts.detailGiven,
    CorrectionCancelled: acts.cancelled,
    CorrectionApproverReplaced: acts.approverReplaced,
  },
  evolve: {
    ReadingRecorded: (
      state,
      { description: _description, place: _place, until: _until, correction: _correction, ...reading },
      { at },
    ) => ({
      ...state,
      lastAt: reading.at > at ? reading.at : at,
      changedAt: state.changedAt.set(reading.on, at),
      dates: state.dates.set(reading.id, reading.on),
      byDate: state.byDate.update(reading.on, [], (readings) => [...readings, reading]),
    }),
    ReadingSuperseded: (state, { id, on, replacedBy }, { at }) => ({
      ...state,
      lastAt: at,
      changedAt: state.changedAt.set(on, at),
      dates: state.dates.delete(id),
      byDate: state.byDate.update(on, [], (readings) => readings.filter((one) => one.id !== id)),
      superseded: state.superseded.set(id, replacedBy),
    }),
    ShiftChosen: (state, { readingId, on, shiftId }, { at }) => ({
      ...state,
      lastAt: at,
      changedAt: state.changedAt.set(on, at),
      byDate: state.byDate.update(on, [], (readings) =>
        readings.map((reading) => (reading.id === readingId ? { ...reading, shiftId } : reading)),
      ),
    }),
    CorrectionRequested: (state, { name: _name, reason: _reason, ...data }) => ({
      ...state,
      corrections: state.corrections.set(data.id, { ...data, status: 'PENDING' }),
    }),
    CorrectionStepApproved: (state, data) => correction(state, data),
    CorrectionApproved: (state, data) => correction(state, data, 'APPROVED'),
    CorrectionDenied: (state, data) => correction(state, data, 'DENIED'),
    CorrectionDetailAsked: (state, data) => correction(state, data, 'NEED_EXTRA_DETAIL'),
    CorrectionDetailGiven: (state, data) => correction(state, data, 'PENDING'),
    CorrectionCancelled: (state, data) => correction(state, data, 'CANCELLED'),
    CorrectionApproverReplaced: (state, { id, steps, status, escalated }) =>
      correction(state, { id, steps, escalated }, status),
  },
});

function correction(state: ClockState, data: Moved, status?: RequestStatus): ClockState {
  return { ...state, corrections: moved(state.corrections, data, status) };
}

export type ClockEvents = (typeof clock)['events'];

export const readingsOn = ({ byDate }: ClockState, date: string): readonly Reading[] => byDate.get(date, []);

/** One that counts. */
export function readingOf({ dates, byDate }: ClockState, id: string): Reading | undefined {
  const on = dates.get(id);
  return on === undefined ? undefined : byDate.get(on, []).find((reading) => reading.id === id);
}
