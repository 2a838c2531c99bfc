import { type ReceivedMessage, type Reaction, type AnyReadModel, type CommandScope } from '@kadro/chassis';
import { branches } from '../../replicas/branches.ts';
import { holidays } from '../../replicas/holidays.ts';
import { people } from '../../replicas/people.ts';
import { plans } from '../../replicas/plans.ts';
import { shiftVersions } from '../../replicas/shift-versions.ts';
import { standingPlans } from '../../replicas/standing-plans.ts';
import { worksheetVersions } from '../../replicas/worksheet-versions.ts';
import { recountJob } from './job.ts';

/** What people have where nothing is planned. */
const plannedBy = ['StandingPlanRecorded', 'ShiftVersionRecorded', 'WorksheetVersionRecorded'];

const mostLagMs = 2_000;
const lookEveryMs = 10;

/** Waits until the replica's rows have caught up with the event; resolves with the row's id. */
async function projected(
  { stream, revision }: ReceivedMessage,
  model: AnyReadModel,
  scope: CommandScope,
): Promise<string> {
  const id = stream.slice(stream.indexOf('_') + 1);
  const { wait } = scope;
  for (
    const deadline = wait.deadline(mostLagMs);
    ((await scope.row<{ revision: number }>(model, id))?.revision ?? -1) < revision;
    await wait.sleep(lookEveryMs)
  ) {
    if (deadline.aborted) throw new Error('read models lag behind');
  }
  return id;
}

export const recountOnChange: Reaction = {
  name: 'recountRequests',
  from: 'leave',
  on: ['HolidayRecorded', 'PersonRecorded', 'BranchRecorded', 'PlanRecorded', ...plannedBy],
  react: async (message, scope) => {
    const { id, name, organization, revision, data } = message;
    const add = (about: Record<string, unknown>): Promise<void> =>
      scope.jobs.add({ id: `recount.${id}`, name: `leave.${recountJob}`, organization, data: about });
    if (name === 'HolidayRecorded') await add({ holidayId: await projected(message, holidays.model, scope) });
    if (name === 'PlanRecorded') await add({ planId: await projected(message, plans.model, scope), revision });
    if (name === 'StandingPlanRecorded')
      await add({ standingOf: await projected(message, standingPlans.model, scope), revision });
    if (name === 'ShiftVersionRecorded')
      await add({ shiftVersionId: await projected(message, shiftVersions.model, scope) });
    if (name === 'WorksheetVersionRecorded')
      await add({ worksheetVersionId: await projected(message, worksheetVersions.model, scope) });
    // undated states change no past: former requests stay as they were counted
    if (name === 'PersonRecorded' && (data.places?.length > 0 || data.plannedPlaces?.length > 0))
      await add({ personId: await projected(message, people.model, scope), revision });
    if (name === 'BranchRecorded' && data.patterns?.length > 0)
      await add({ branchId: await projected(message, branches.model, scope), revision });
  },
};
