import { addDays, approval, type Day, weekStart } from '@kadro/kernel';
import { type LeaveRequestRow } from '../requests/fields.ts';

/** A number about fewer people names them. */
export const fewestCounted = 3;

/** The request that absences are asked about; `days` of the answer lie in its weeks. */
export type AskedRequest = Pick<LeaveRequestRow, 'employeeId' | 'status' | 'beginDate' | 'endDate' | 'steps'>;

export interface Asking {
  /** Account of who asks. */
  me: string;
  /** Whether the caller manages somebody: manager, admin of the branch or of the organization. */
  manages: (employeeId: string) => boolean;
}

/** First and last day, both included. */
export interface Dates {
  from: Day;
  to: Day;
}

export interface Sight {
  /** Whose days are shown; null where only numbers are. */
  named: readonly string[] | null;
  /** Of whom the numbers are, the named ones included. */
  counted: readonly string[];
}

/** Who is named and who is counted: others than those the caller sees anyway only where they are three or more. */
export function sightOf(
  team: readonly string[],
  { sees, manages }: { sees: (employeeId: string) => boolean; manages: (employeeId: string) => boolean },
): Sight {
  const seen = team.filter(sees);
  return {
    named: seen.some(manages) ? seen : null,
    counted: team.length - seen.length >= fewestCounted ? team : seen,
  };
}

const isOf = (me: string, { managerId, actedBy }: AskedRequest['steps'][number]): boolean =>
  (actedBy ?? managerId) === me;
const isTurn = ({ state }: AskedRequest['steps'][number]): boolean =>
  state === 'PENDING' || state === 'NEED_EXTRA_DETAIL';

/** Own days, those of people one manages and, while it is one's turn to decide, those of who asks. */
export function teamSight(request: AskedRequest, team: readonly string[], { me, manages }: Asking): Sight {
  const decides = request.steps.some((step) => isOf(me, step) && isTurn(step));
  const sees = (one: string): boolean => one === me || manages(one) || (decides && one === request.employeeId);
  return sightOf(team, { sees, manages });
}

/** While the request is open, for its owner, the chain as it stands, and those who manage the owner. */
export function mayAskAbout({ employeeId, status, steps }: AskedRequest, { me, manages }: Asking): boolean {
  if (!approval.isOpen(status)) return false;
  const isInChain = steps.some((step) => isOf(me, step) && step.state !== 'STOPPED');
  return isInChain || employeeId === me || manages(employeeId);
}

/** The whole weeks of the request, Monday to Sunday, or of these what lies within given dates; null = none of it. */
export function datesAround(
  { beginDate, endDate }: Pick<AskedRequest, 'beginDate' | 'endDate'>,
  given: Partial<Dates> = {},
): Dates | null {
  const weeks = { from: weekStart(beginDate), to: addDays(weekStart(endDate), 6) };
  const from = given.from && given.from > weeks.from ? given.from : weeks.from;
  const to = given.to && given.to < weeks.to ? given.to : weeks.to;
  return from <= to ? { from, to } : null;
}
