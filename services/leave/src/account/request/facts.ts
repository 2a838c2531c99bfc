import { type QueryScope } from '@kadro/chassis';
import { daysBetween, reject } from '@kadro/kernel';
import { type LeaveTypeRow, leaveTypes } from '../../leave-types/record.ts';
import { type HolidayRow } from '../../replicas/holidays.ts';
import { type OrganizationRow, organizations } from '../../replicas/organizations.ts';
import { nameOf, people, type PersonRow } from '../../replicas/people.ts';
import { chainFor } from '../shared/approvers.ts';
import { countOver, stretchesOf } from '../shared/calendar.ts';
import { placeOn } from '../shared/workplaces.ts';
import { type LeaveFacts, type LeaveInput } from './problems.ts';

/** A person that identity may have told of a moment ago. @throws Rejection leave_not_known_yet */
export async function knownPerson(scope: QueryScope, id: string): Promise<PersonRow> {
  return (await scope.awaited<PersonRow>(people.model, id)) ?? reject('leave_not_known_yet');
}

async function typeOf(scope: QueryScope, leaveTypeId: string): Promise<LeaveTypeRow> {
  const type = await scope.row<LeaveTypeRow>(leaveTypes.model, leaveTypeId);
  if (!type || type.archived)
    reject(type ? 'archived_record' : 'reference_unknown', {
      fields: { leaveTypeId: { name: type ? 'archived_record' : 'reference_unknown' } },
    });
  return type;
}

/** The organization's parameters. @throws Rejection leave_not_known_yet */
export async function settingsOf(scope: QueryScope): Promise<OrganizationRow> {
  return (
    (await scope.awaited<OrganizationRow>(organizations.model, scope.organization)) ?? reject('leave_not_known_yet')
  );
}

function refuseDates({ beginDate, endDate }: LeaveInput, { dateRangeDays }: OrganizationRow): void {
  if (endDate < beginDate) reject('date_order', { fields: { endDate: { name: 'date_order' } } });
  if (daysBetween(beginDate, endDate) >= dateRangeDays)
    reject('date_range_too_long', {
      params: { max: dateRangeDays },
      fields: { endDate: { name: 'date_range_too_long', params: { max: dateRangeDays } } },
    });
}

/**
 * What a request's rules need to know; it becomes part of the event, so that a later change does not rewrite the past.
 */
export async function requestFacts(
  scope: QueryScope,
  asked: LeaveInput,
  documents: readonly string[],
): Promise<LeaveFacts & { holidays: HolidayRow[] }> {
  const [person, settings] = [await knownPerson(scope, scope.principal.account), await settingsOf(scope)];
  const type = await typeOf(scope, asked.leaveTypeId);
  refuseDates(asked, settings);
  const stretches = await stretchesOf(scope, person, asked.beginDate, asked.endDate);
  return {
    type,
    days: countOver({ ...asked, countsCalendarDays: type.countsCalendarDays }, stretches),
    ...(await chainFor(scope, person)),
    today: scope.today(),
    branchId: placeOn(person, asked.beginDate).branchId,
    name: person._name,
    birthDate: person.birthDate,
    documents: [...documents],
    meaningfulLetters: settings.meaningfulTextLetters,
    holidays: stretches.flatMap(({ calendar }) => calendar.holidays),
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
