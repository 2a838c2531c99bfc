import { type ClockState, type ReadingData, readingOf } from '../events.ts';
import { mustBeOpen, onDates } from '../../periods/closed/rules.ts';
import { type Correction } from '../../periods/closed/shape.ts';
import { type DateRange } from '../../periods/months.ts';
import { pairingUntil } from '../shared/until.ts';

export type NewReading = Omit<ReadingData, 'until' | 'correction'>;

/** Of whoever corrects: own readings and those of devices are recorded, however late. */
export interface Correcting {
  /** Dates of closed months. */
  closed: readonly DateRange[];
  correction?: Correction;
}

/** The same reading twice is one, also one that was superseded meanwhile (scenario 29); it may say later what it means. */
export function recordReading(
  state: ClockState,
  reading: NewReading,
  { closed, correction }: Correcting = { closed: [] },
) {
  if (state.superseded.has(reading.id)) return [];
  const known = readingOf(state, reading.id);
  const { id: readingId, on, shiftId, by } = reading;
  const isChoice = known?.shiftId === null && shiftId !== null;
  if (known && !isChoice) return [];
  const carried = mustBeOpen(closed, onDates([on]), correction);
  if (isChoice) return [{ type: 'ShiftChosen' as const, data: { readingId, on, shiftId, by, ...carried } }];
  return [{ type: 'ReadingRecorded' as const, data: { ...reading, until: pairingUntil(state, reading), ...carried } }];
}
