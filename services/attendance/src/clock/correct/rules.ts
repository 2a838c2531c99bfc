import { reject } from '../../errors/index.ts';
import { type ClockState, readingOf } from '../events.ts';
import { mustBeOpen, onDates } from '../../periods/closed/rules.ts';
import { type Correcting, recordReading, type NewReading } from '../record/rules.ts';
import { pairingUntil } from '../shared/until.ts';

interface Correction extends Correcting {
  id: string;
  reason: string;
  by: string;
  /** What stands in its place; null = it is taken back. */
  instead: NewReading | null;
}

/** A reading is never changed, only superseded with a reason. @throws Rejection entity_not_found, reading_known */
export function correctReading(state: ClockState, { id, reason, by, instead, ...correcting }: Correction) {
  if (state.superseded.has(id)) reject('reading_known');
  const old = readingOf(state, id) ?? reject('entity_not_found');
  if (instead?.id === id) return [];
  const until = pairingUntil(state, old);
  const dates = [old.on, instead?.on ?? old.on];
  const carried = mustBeOpen(correcting.closed, onDates(dates), correcting.correction);
  const data = { id, on: old.on, until, replacedBy: instead?.id ?? null, reason, by, ...carried };
  return [...(instead ? recordReading(state, instead, correcting) : []), { type: 'ReadingSuperseded' as const, data }];
}
