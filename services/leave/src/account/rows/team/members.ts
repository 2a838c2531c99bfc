import { type QueryScope } from '@kadro/chassis';
import { people, type PersonRow } from '../../../replicas/people.ts';
import { holdingOnly } from '../requests/clauses.ts';
import { type LeaveRequestRow } from '../requests/fields.ts';
import { leaveRequests } from '../requests/model.ts';
import { type Dates } from './sight.ts';

export const largestTeam = 200;

const isActive = { index: 'status', eq: 'ACTIVE' };
const byName = { index: 'name', descending: false };

/** The person first; colleagues under the same manager where there is no team. */
export async function teamOf(scope: QueryScope, person: PersonRow): Promise<PersonRow[]> {
  const { teamId, managerId } = person;
  const place = teamId ? { index: 'teamId', eq: teamId } : managerId ? { index: 'managerId', eq: managerId } : null;
  if (!place) return [person];
  const rows = await scope.find<PersonRow>(people.model, [place, isActive], { sort: byName, limit: largestTeam });
  return [person, ...rows.filter(({ id }) => id !== person.id)];
}

/** Who has the caller as manager; null where they are too many for a calendar. */
export async function managedPeople(scope: QueryScope): Promise<PersonRow[] | null> {
  const { model } = people;
  const reach = scope.domain.policy.clauses(scope.principal, model.reach, ['managed'], 'leave');
  const rows = await scope
    .rows(model)
    .find(scope.organization, { where: [isActive], reach }, { sort: byName, offset: 0, limit: largestTeam + 1 });
  return rows.length > largestTeam ? null : rows.map(({ doc }) => doc);
}

/** Open and approved requests that touch the dates. */
export async function absencesOf(
  scope: QueryScope,
  employeeIds: readonly string[],
  { from, to }: Dates,
): Promise<LeaveRequestRow[]> {
  if (employeeIds.length === 0) return [];
  const where = [
    { index: 'employeeId', in: employeeIds },
    holdingOnly,
    { index: 'beginDate', to },
    { index: 'endDate', from },
  ];
  return scope.find<LeaveRequestRow>(leaveRequests, where, {
    sort: { index: 'beginDate', descending: false },
    limit: 1_000,
  });
}
