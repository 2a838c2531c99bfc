import { type NewEvent } from '@kadro/chassis';
import { approval } from '@kadro/kernel';
import { type LeaveAccountEvents } from '../events.ts';
import { problem, requireMeaning } from '../shared/refusals.ts';
import { type LeaveAccountState, requestOf } from '../state.ts';

/** The same step is asked again. @throws request_decided, detail_not_awaited, meaningful_text, reference_unknown */
export function giveDetail(
  state: LeaveAccountState,
  { id, note, documents = [] }: { id: string; note: string; documents?: readonly string[] },
  facts: { at: string; documents: readonly string[] },
): NewEvent<LeaveAccountEvents>[] {
  const request = requestOf(state, id);
  const { steps } = approval.answerDetail(request, facts);
  requireMeaning(note, 'note');
  if (documents.some((one) => !facts.documents.includes(one) && !request.documents.includes(one)))
    throw problem('reference_unknown', 'documents');
  return [
    {
      type: 'DetailGiven',
      data: {
        id,
        steps: approval.withoutNotes(steps),
        note,
        documents: [...new Set([...request.documents, ...documents])],
      },
    },
  ];
}
