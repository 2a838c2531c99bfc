import { type CommandScope } from '@kadro/chassis';
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

/** @throws Rejection reference_unknown */
export async function checkAssignment(fields: Assignment, scope: CommandScope): Promise<void> {
  await mustExist(branches, fields.branchId, 'branchId', scope);
  await mustExist(units, fields.unitId, 'unitId', scope);
  await mustExist(teams, fields.teamId, 'teamId', scope);
  await mustExist(jobs, fields.jobId, 'jobId', scope);
}
