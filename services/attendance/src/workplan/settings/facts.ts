import { type CommandScope } from '@kadro/chassis';
import { adminReach } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { closedOf } from '../../periods/closed/facts.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { shiftParameters } from '../../rule-sets/rows/shift-parameters.ts';
import { dayOr } from '../../shared/places.ts';
import { mustExist } from '../../shared/references.ts';
import { shift } from '../../shift/events.ts';
import { shifts } from '../../shift/rows.ts';
import { worksheet } from '../../worksheet/events.ts';
import { worksheets } from '../../worksheet/rows.ts';
import { type TimeSettings, type WorksheetGiven } from './rules.ts';

interface Input {
  shiftParameterId?: string | null;
  defaultShiftId?: string | null;
  from?: string | null;
}

/** @throws Rejection own_time */
export function mustBeAnother(scope: CommandScope, person: string): void {
  if (person === scope.principal.account) reject('own_time');
}

/** Unknown and foreign ids are alike; nobody is his own. @throws Rejection forbidden, own_time */
export async function mustReachAll(scope: CommandScope, ids: readonly string[]): Promise<void> {
  ids.forEach((id) => mustBeAnother(scope, id));
  const { policy } = scope.domain;
  const rows = await scope.rowsById<PersonRow>(people.model, ids);
  const reached = rows.filter(({ branchId }) => {
    const kinds = policy.kindsOf(scope.principal, { branches: 'branchId' }, { branchId });
    return adminReach.some((kind) => kinds.has(kind));
  });
  if (reached.length < ids.length) reject('forbidden', { fields: { employees: { name: 'forbidden' } } });
}

/** @throws Rejection reference_unknown */
export async function settingsFacts(
  scope: CommandScope,
  { shiftParameterId, defaultShiftId, from: said }: Input,
  person: Pick<PersonRow, 'places' | 'employments'>,
): Promise<TimeSettings> {
  await mustExist({ model: shiftParameters }, shiftParameterId, 'shiftParameterId', scope);
  await mustExist({ model: shifts }, defaultShiftId, 'defaultShiftId', scope);
  const from = await dayOr(said, scope);
  return {
    from,
    employments: person.employments,
    by: scope.principal.account,
    closed: await closedOf(scope, person, { from }),
    ruleSetId: shiftParameterId,
    defaultShift: defaultShiftId ? await versionOf(scope, defaultShiftId) : defaultShiftId === null ? null : undefined,
  };
}

async function versionOf(scope: CommandScope, shiftId: string): Promise<{ shiftId: string; version: number }> {
  return { shiftId, version: (await scope.state(shift, shiftId)).state.versions.length };
}

/** @throws Rejection reference_unknown */
export async function worksheetFacts(
  scope: CommandScope,
  { worksheetId, from: said, offset = 0 }: { worksheetId: string | null; from?: string | null; offset?: number },
  person: Pick<PersonRow, 'places' | 'employments'>,
): Promise<WorksheetGiven> {
  await mustExist({ model: worksheets }, worksheetId, 'worksheetId', scope);
  const version = worksheetId === null ? 0 : (await scope.state(worksheet, worksheetId)).state.versions.length;
  const from = await dayOr(said, scope);
  return {
    from,
    employments: person.employments,
    by: scope.principal.account,
    closed: await closedOf(scope, person, { from }),
    worksheet: worksheetId === null ? null : { worksheetId, version },
    offset: worksheetId === null ? 0 : offset,
  };
}
