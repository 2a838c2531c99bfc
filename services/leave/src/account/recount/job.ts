import { type Job, type JobControl, type CommandScope } from '@kadro/chassis';
import { placeAfter } from '../place/move.ts';
import { recountHoliday } from './holidays.ts';
import { recountLater } from './missed.ts';
import { recountByDefinition } from './plans.ts';
import { recountWorkplaces } from './workplaces.ts';

export const recountJob = 'recount';

export async function recountRequests(job: Job, scope: CommandScope, control: JobControl): Promise<void> {
  const { requestId, shiftVersionId, worksheetVersionId } = job.data;
  if (requestId !== undefined) await recountLater(job, scope);
  else if (shiftVersionId ?? worksheetVersionId) await recountByDefinition(job, scope, control);
  else
    await (job.data.holidayId === undefined ? recountPlaces(job, scope, control) : recountHoliday(job, scope, control));
}

/** Requests first: their entries stand where they do. */
async function recountPlaces(job: Job, scope: CommandScope, control: JobControl): Promise<void> {
  await recountWorkplaces(job, scope, control);
  const { personId, revision } = job.data as { personId?: string; revision: number };
  if (personId !== undefined && !control.isStopped()) await placeAfter(scope, personId, revision);
}
