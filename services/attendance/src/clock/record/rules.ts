import { type ClockState, type ReadingData } from '../events.ts';
import { pairingUntil } from '../shared/until.ts';

export type NewReading = Omit<ReadingData, 'until'>;

/** The same reading twice is one, also one that was superseded meanwhile (scenario 29). */
export function recordReading(state: ClockState, reading: NewReading) {
  if (state.readings.has(reading.id) || state.superseded.has(reading.id)) return [];
  return [{ type: 'ReadingRecorded' as const, data: { ...reading, until: pairingUntil(state, reading) } }];
}
