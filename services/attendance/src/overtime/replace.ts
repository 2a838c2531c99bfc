import { type NewEvent } from '@kadro/chassis';
import { Replacing } from '../requests/replace.ts';
import { approverReplaced, type Leaving } from '../requests/rules.ts';
import { approvers } from './approvers.ts';
import { overtime, type OvertimeEvents } from './events.ts';
import { overtimes } from './rows/overtimes.ts';
import { type OvertimeState } from './state.ts';

/** Nothing where the step is decided or nobody is left: a super admin may still decide. */
export function replaceApprover({ requests }: OvertimeState, leaving: Leaving): NewEvent<OvertimeEvents>[] {
  const data = approverReplaced(requests.get(leaving.id), leaving);
  return data ? [{ type: 'OvertimeApproverReplaced', data }] : [];
}

export const replacing = new Replacing({
  noun: 'Overtime',
  decider: overtime,
  model: overtimes,
  approvers,
  right: 'mayApproveOvertime',
  replace: replaceApprover,
});
