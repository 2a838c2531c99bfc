import { type CommandScope } from '@kadro/chassis';
import { reject } from '../../errors/index.ts';
import { branches } from './branches.ts';
import { mustExist } from './common.ts';
import { jobs } from './jobs.ts';
import { teams } from './teams.ts';
import { units } from './units.ts';

export interface Assignment {
  branchId?: string | null;
  unitId?: string | null;
  teamId?: string | null;
  jobId?: string | null;
}

/**
 * A unit of one branch has no people of another, a team of one unit none of another; without a branch or unit of its
 * own it is open to all. A team without a chosen unit is in the branch of its own one. @throws Rejection
 * unit_of_other_branch, team_of_other_unit, team_of_other_branch
 */
export async function checkPlace({ branchId, unitId, teamId }: Assignment, scope: CommandScope): Promise<void> {
  const unit = unitId ? await scope.row<Assignment>(units.model, unitId) : null;
  if (branchId && unit?.branchId && unit.branchId !== branchId)
    reject('unit_of_other_branch', { fields: { unitId: { name: 'unit_of_other_branch' } } });
  const team = teamId ? await scope.row<Assignment>(teams.model, teamId) : null;
  if (unitId && team?.unitId && team.unitId !== unitId)
    reject('team_of_other_unit', { fields: { teamId: { name: 'team_of_other_unit' } } });
  const above = !unitId && team?.unitId ? await scope.row<Assignment>(units.model, team.unitId) : null;
  if (branchId && above?.branchId && above.branchId !== branchId)
    reject('team_of_other_branch', { fields: { teamId: { name: 'team_of_other_branch' } } });
}

/** @throws Rejection reference_unknown */
export async function checkAssignment(fields: Assignment, scope: CommandScope): Promise<void> {
  await mustExist(branches, fields.branchId, 'branchId', scope);
  await mustExist(units, fields.unitId, 'unitId', scope);
  await mustExist(teams, fields.teamId, 'teamId', scope);
  await mustExist(jobs, fields.jobId, 'jobId', scope);
}
