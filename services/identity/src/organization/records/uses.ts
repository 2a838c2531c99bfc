import { type Clause, type CommandScope, type QueryScope, type RecordPart, type RecordUse } from '@kadro/chassis';
import { reject } from '../../errors/index.ts';
import { employees } from '../../person/rows/employees.ts';

type Place = 'branchId' | 'unitId' | 'teamId' | 'jobId';

const active: Clause = { index: 'status', eq: 'ACTIVE' };

const countPeople = async (scope: QueryScope, ...where: Clause[]): Promise<number> =>
  (await scope.rows(employees).count(scope.organization, { where: [active, ...where] }, Number.MAX_SAFE_INTEGER)).total;

/** Active people whose employment names the record. */
export const peopleIn = (index: Place): RecordUse => ({
  what: 'people',
  count: (id, scope) => countPeople(scope, { index, eq: id }),
});

/** Records in use that name it. */
export const rowsOf = (what: string, part: () => RecordPart, index: string): RecordUse => ({
  what,
  count: async (id, scope) => {
    const where: Clause[] = [
      { index, eq: id },
      { index: 'archived', eq: false },
    ];
    return (await scope.rows(part().model).count(scope.organization, { where }, Number.MAX_SAFE_INTEGER)).total;
  },
});

/** A unit or team is not taken from the people in it who are elsewhere. @throws Rejection record_in_use */
export async function refuseOthers(
  place: Place,
  above: Place,
  to: string | null | undefined,
  scope: CommandScope,
): Promise<void> {
  if (!to || !scope.found) return;
  const own: Clause = { index: place, eq: scope.rowId };
  const all = await countPeople(scope, own);
  const fitting = all === 0 ? 0 : await countPeople(scope, own, { index: above, eq: to });
  const params = { count: all - fitting };
  if (all > fitting) reject('record_in_use', { params, fields: { [above]: { name: 'record_in_use', params } } });
}
