import { type QueryScope } from '@kadro/chassis';
import { approval, daysBetween, reject, type Step } from '@kadro/kernel';
import { calendarOf } from './calendar.ts';
import { countDays } from './days.ts';
import { type LeaveTypeRow, leaveTypes } from './leave-types.ts';
import { type HolidayRow, nameOf, organizations, type OrganizationRow, people, type PersonRow } from './neighbours.ts';
import { type LeaveFacts, type LeaveInput } from './request-problems.ts';

const mostPeople = 1_000;

/** A person that identity may have told of a moment ago. @throws Rejection leave_not_known_yet */
export async function knownPerson(scope: QueryScope, id: string): Promise<PersonRow> {
  return (await scope.awaited<PersonRow>(people.model, id)) ?? reject('leave_not_known_yet');
}

async function typeOf(scope: QueryScope, leaveTypeId: string): Promise<LeaveTypeRow> {
  const type = await scope.row<LeaveTypeRow>(leaveTypes.model, leaveTypeId);
  if (!type || type.archived) reject(type ? 'archived_record' : 'reference_unknown', { fields: { leaveTypeId: { name: type ? 'archived_record' : 'reference_unknown' } } });
  return type;
}

/** The organization's parameters. @throws Rejection leave_not_known_yet */
export async function settingsOf(scope: QueryScope): Promise<OrganizationRow> {
  return (await scope.awaited<OrganizationRow>(organizations.model, scope.organization)) ?? reject('leave_not_known_yet');
}

function refuseDates({ beginDate, endDate }: LeaveInput, { dateRangeDays }: OrganizationRow): void {
  if (endDate < beginDate) reject('date_order', { fields: { endDate: { name: 'date_order' } } });
  if (daysBetween(beginDate, endDate) >= dateRangeDays) reject('date_range_too_long', { params: { max: dateRangeDays }, fields: { endDate: { name: 'date_range_too_long', params: { max: dateRangeDays } } } });
}

const isThere = ({ status }: PersonRow): boolean => status === 'ACTIVE';

async function superAdmins(scope: QueryScope): Promise<string[]> {
  const rows = await scope.find<PersonRow>(people.model, [{ index: 'superAdmin', eq: true }, { index: 'status', eq: 'ACTIVE' }], { limit: mostPeople });
  return rows.map(({ id }) => id);
}

/** Who decides: the person's leave managers in order, as far as they are there and may (conventions, approval chains). */
async function chainFor(scope: QueryScope, { id, leaveManagers, generalManagers }: PersonRow): Promise<{ steps: Step[]; escalated: LeaveFacts['escalated'] }> {
  const rows = new Map((await scope.rowsById<PersonRow>(people.model, [...new Set([...leaveManagers, ...generalManagers])])).map((row) => [row.id, row]));
  const present = (ids: readonly string[]): string[] => ids.filter((one) => rows.has(one) && isThere(rows.get(one)!));
  const managers = present(leaveManagers).filter((one) => rows.get(one)!.mayApproveLeave !== false);
  const general = present(generalManagers);
  const isAnyOther = [...managers, ...general].some((one) => one !== id);
  return approval.chainOf({ requester: id, managers, kind: 'LEAVE_MANAGER', generalManagers: general, superAdmins: isAnyOther ? [] : await superAdmins(scope) });
}

/** What a request's rules need to know; it becomes part of the event, so that a later change does not rewrite the past. */
export async function requestFacts(scope: QueryScope, asked: LeaveInput, documents: readonly string[]): Promise<LeaveFacts & { holidays: HolidayRow[] }> {
  const [person, settings] = [await knownPerson(scope, scope.principal.account), await settingsOf(scope)];
  const type = await typeOf(scope, asked.leaveTypeId);
  refuseDates(asked, settings);
  const calendar = await calendarOf(scope, person, asked.beginDate, asked.endDate);
  return {
    type,
    days: countDays({ ...asked, countsCalendarDays: type.countsCalendarDays }, calendar),
    ...(await chainFor(scope, person)),
    today: scope.today(),
    branchId: person.branchId,
    name: person._name,
    birthDate: person.birthDate,
    documents: [...documents],
    meaningfulLetters: settings.meaningfulTextLetters,
    holidays: calendar.holidays,
  };
}

/** Names of managers for refusals that name one. */
export async function namesOf(scope: QueryScope, ids: readonly string[]): Promise<(id: string) => string> {
  const rows = new Map((await scope.rowsById<PersonRow>(people.model, [...new Set(ids)])).map((row) => [row.id, row]));
  return (id) => {
    const row = rows.get(id);
    return row ? nameOf(row) : '';
  };
}
