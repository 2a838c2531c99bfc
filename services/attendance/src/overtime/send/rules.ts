import { type NewEvent } from '@kadro/chassis';
import { approval } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { type OvertimeEvents } from '../events.ts';
import { type ChainFacts } from '../../requests/chain.ts';
import { mustBeOnlyOne } from '../request/rules.ts';
import { isDraft, type OvertimeState, requestOf } from '../state.ts';
import { mustFitYear, type YearFacts } from '../year/rules.ts';

/** Nothing where it is sent already. @throws Rejection request_decided, overtime_exists, overtime_year_most */
export function sendOvertime(
  state: OvertimeState,
  { id, steps, escalated, yearOfDate }: ChainFacts & { id: string; yearOfDate: YearFacts | null },
): NewEvent<OvertimeEvents>[] {
  const request = requestOf(state, id);
  if (approval.isOpen(request.status)) return [];
  if (!isDraft(request)) reject('request_decided');
  mustBeOnlyOne(state, request);
  mustFitYear(state, request, yearOfDate);
  return [{ type: 'OvertimeSent', data: { id, steps: approval.withoutNotes(steps), escalated } }];
}
