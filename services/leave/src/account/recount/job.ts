import { type Job, type JobControl, type CommandScope } from '@kadro/chassis';
import { recountHoliday } from './holidays.ts';
import { recountLater } from './missed.ts';
import { recountWorkplaces } from './workplaces.ts';

export const recountJob = 'recount';

export async function recountRequests(job: Job, scope: CommandScope, control: JobControl): Promise<void> {
  if (job.data.requestId !== undefined) await recountLater(job, scope);
  else
    await (job.data.holidayId === undefined
      ? recountWorkplaces(job, scope, control)
      : recountHoliday(job, scope, control));
}
