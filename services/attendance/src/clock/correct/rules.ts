import { reject } from '../../errors/index.ts';
import { type ClockState } from '../events.ts';
import { recordReading, type NewReading } from '../record/rules.ts';
import { pairingUntil } from '../shared/until.ts';

interface Correction {
  id: string;
  reason: string;
  by: string;
  /** What stands in its place; null = it is taken back. */
  instead: NewReading | null;
}

/** A reading is never changed, only superseded with a reason. @throws Rejection entity_not_found, reading_known */
export function correctReading(state: ClockState, { id, reason, by, instead }: Correction) {
  if (state.superseded.has(id)) reject('reading_known');
  const old = state.readings.get(id) ?? reject('entity_not_found');
  if (instead?.id === id) return [];
  const until = pairingUntil(state, old);
  const data = { id, on: old.on, until, replacedBy: instead?.id ?? null, reason, by };
  return [...(instead ? recordReading(state, instead) : []), { type: 'ReadingSuperseded' as const, data }];
}
