import { type NewEvent } from '@kadro/chassis';
import { approval } from '@kadro/kernel';
import { type DecisionFacts } from '../../shared/decisions.ts';
import { mustSaySomething } from '../../shared/reasons.ts';
import { sentRequest } from '../decide/rules.ts';
import { type OvertimeEvents } from '../events.ts';
import { type OvertimeState, requestOf } from '../state.ts';

/** @throws as `decideOvertime`, meaningful_text */
export function askDetail(
  state: OvertimeState,
  { id, note }: { id: string; note: string },
  facts: DecisionFacts,
): NewEvent<OvertimeEvents>[] {
  const { steps } = approval.askForDetail(sentRequest(state, id, facts), { ...facts, note });
  mustSaySomething(note, 'note');
  return [{ type: 'OvertimeDetailAsked', data: { id, steps: approval.withoutNotes(steps), by: facts.actor, note } }];
}

/** The same step is asked again. @throws Rejection request_decided, detail_not_awaited, meaningful_text */
export function giveDetail(
  state: OvertimeState,
  { id, note, at }: { id: string; note: string; at: string },
): NewEvent<OvertimeEvents>[] {
  const { steps } = approval.answerDetail(requestOf(state, id), { at });
  mustSaySomething(note, 'note');
  return [{ type: 'OvertimeDetailGiven', data: { id, steps: approval.withoutNotes(steps), note } }];
}
