import { approval, type RequestStatus, type Step } from '@kadro/kernel';
import { type z } from 'zod';
import { type LeaveRequestRow, type RequestFields, type stepRow } from './fields.ts';

type StepRow = z.infer<typeof stepRow>;

/** A step that did not move keeps its note, the one that was acted on gets the event's. */
export function stepsWithNotes(
  before: readonly StepRow[],
  steps: readonly Omit<Step, 'note'>[],
  act?: { by?: string; note?: string | null },
): StepRow[] {
  return steps.map((step) => {
    const { order, kind, managerId, state, at = null, actedBy = null, reason = null } = step;
    const former = before.find((one) => one.order === order && one.managerId === managerId);
    const stays = former?.state === state && former.at === at;
    const isActed = act?.by !== undefined && (state === 'NEED_EXTRA_DETAIL' || approval.approverOf(step) === act.by);
    return {
      order,
      kind,
      managerId,
      state,
      at,
      note: stays ? former.note : isActed ? (act.note ?? null) : null,
      actedBy,
      reason,
    };
  });
}

/** Those who had been asked before, and the whole chain as it is now. */
function namedIn(before: LeaveRequestRow | null, steps: readonly StepRow[]): string[] {
  const unasked = new Set(before?.steps.filter(({ state }) => state === 'WAITING').map(({ managerId }) => managerId));
  const stay = (before?.namedIds ?? []).filter((one) => !unasked.has(one));
  return [...new Set([...stay, ...steps.map((step) => approval.approverOf(step as Step))])];
}

/** While details are awaited, the request waits for nobody but the requester. */
export function statusFields(
  before: LeaveRequestRow | null,
  steps: StepRow[],
  status: RequestStatus,
): Pick<RequestFields, 'status' | 'steps' | 'waitingFor' | 'namedIds'> {
  return {
    status,
    steps,
    waitingFor: approval.isOpen(status) && status !== 'NEED_EXTRA_DETAIL' ? approval.askedNow(steps as Step[]) : [],
    namedIds: namedIn(before, steps),
  };
}
