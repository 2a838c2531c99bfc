import { type ClockState, type ReadingData } from '../events.ts';
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

/** The same reading twice is one, also one that was superseded meanwhile (scenario 29). */
export function recordReading(
  state: ClockState,
  reading: NewReading,
  { closed, correction }: Correcting = { closed: [] },
) {
  if (state.dates.has(reading.id) || state.superseded.has(reading.id)) return [];
  const carried = mustBeOpen(closed, onDates([reading.on]), correction);
  return [{ type: 'ReadingRecorded' as const, data: { ...reading, until: pairingUntil(state, reading), ...carried } }];
}
