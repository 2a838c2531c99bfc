import { type NewEvent } from '@kadro/chassis';
import { approval } from '@kadro/kernel';
import { type LeaveAccountEvents } from '../events.ts';
import { type LeaveAccountState, requestOf } from '../state.ts';
import { type DecisionFacts } from './facts.ts';

const decisions = { APPROVED: 'LeaveApproved', DENIED: 'LeaveDenied' } as const;

/** @throws own_request, forbidden, waiting_for_previous_manager, detail_awaited, request_decided */
export function decideLeave(
  state: LeaveAccountState,
  { id, approved, note }: { id: string; approved: boolean; note?: string | null },
  facts: DecisionFacts,
): NewEvent<LeaveAccountEvents>[] {
  const { status, steps } = approval.decide(requestOf(state, id), { ...facts, approved });
  const type = status === 'APPROVED' || status === 'DENIED' ? decisions[status] : 'LeaveStepApproved';
  return [
    {
      type,
      data: {
        id,
        steps: approval.withoutNotes(steps),
        by: facts.actor,
        ...(note ? { note } : {}),
        bySuperAdmin: facts.isSuperAdmin,
      },
    },
  ];
}
