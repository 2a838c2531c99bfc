import { type CommandScope } from '@kadro/chassis';
import { todayIn } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { branches, type BranchRow } from '../../replicas/branches.ts';
import { people } from '../../replicas/people.ts';
import { mustExist } from '../../shared/references.ts';
import { type ShiftRow, shifts } from '../../shift/rows.ts';
import { type ShiftNeed, type WeekNeed } from '../need.ts';

export interface NeedInput {
  teamId?: string | null;
  from?: string | null;
  needs: readonly { shiftId: string; week: WeekNeed }[];
}

/** Today at the branch found. @throws Rejection archived_record */
export function todayHere(scope: CommandScope): string {
  const branch = scope.foundRow<BranchRow>(branches.model);
  if (branch.archived) reject('archived_record');
  return todayIn(branch.zone, scope.now());
}

/** Teams are known by their people. @throws Rejection reference_unknown */
async function mustBeTeam(scope: CommandScope, teamId: string | null): Promise<void> {
  if (teamId === null) return;
  const [somebody] = await scope.find(people.model, [{ index: 'teamId', eq: teamId }], { limit: 1 });
  if (!somebody) reject('reference_unknown', { fields: { teamId: { name: 'reference_unknown' } } });
}

/** @throws Rejection reference_unknown, shift_of_other_branch, value_invalid for a shift that is named twice */
async function mustBeShifts(scope: CommandScope, ids: readonly string[]): Promise<void> {
  for (const [n, shiftId] of ids.entries()) {
    const field = `needs.${n}.shiftId`;
    if (ids.indexOf(shiftId) !== n) reject('value_invalid', { fields: { [field]: { name: 'value_invalid' } } });
    await mustExist({ model: shifts }, shiftId, field, scope);
    const { branchId } = (await scope.row<ShiftRow>(shifts, shiftId))!;
    if (branchId && branchId !== scope.rowId)
      reject('shift_of_other_branch', { fields: { [field]: { name: 'shift_of_other_branch' } } });
  }
}

/** What is to be needed at the branch found. */
export async function needFacts(
  scope: CommandScope,
  { teamId: said, from: day, needs }: NeedInput,
): Promise<{ needs: ShiftNeed[]; by: string }> {
  const from = day ?? todayHere(scope);
  const teamId = said ?? null;
  todayHere(scope);
  await mustBeTeam(scope, teamId);
  await mustBeShifts(
    scope,
    needs.map(({ shiftId }) => shiftId),
  );
  return {
    needs: needs.map(({ shiftId, week }) => ({ teamId, shiftId, from, week })),
    by: scope.principal.account,
  };
}
