import { type NewEvent } from '@kadro/chassis';
import { approval } from '@kadro/kernel';
import { type DecisionFacts } from '../decide/facts.ts';
import { type LeaveAccountEvents } from '../events.ts';
import { requireMeaning } from '../shared/refusals.ts';
import { type LeaveAccountState, requestOf } from '../state.ts';

/** @throws as `decideLeave`, meaningful_text */
export function askDetail(
  state: LeaveAccountState,
  { id, note }: { id: string; note: string },
  facts: DecisionFacts,
): NewEvent<LeaveAccountEvents>[] {
  const { steps } = approval.askForDetail(requestOf(state, id), { ...facts, note });
  requireMeaning(note, 'note');
  return [{ type: 'DetailAsked', data: { id, steps: approval.withoutNotes(steps), by: facts.actor, note } }];
}
