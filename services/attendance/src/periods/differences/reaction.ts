import { type CommandScope, type Reaction, type ReceivedMessage } from '@kadro/chassis';
import { people, type PersonRow } from '../../replicas/people.ts';
import { closedPeriods } from '../closed/facts.ts';
import { mayBeOver, monthOf } from '../months.ts';
import { periodPeople } from '../rows/people.ts';
import { differencesJob } from './job.ts';
import { type Touched, touchedBy, touching } from './touched.ts';

/** Whether a person's state says another workplace or employment than the one before; names change no day. */
async function isElsewhere({ name, stream, revision, data }: ReceivedMessage, scope: CommandScope): Promise<boolean> {
  if (name !== 'PersonRecorded' || revision === 0) return true;
  const [before] = await scope.events.read(stream, revision - 1);
  const said = ({ places, employments }: Record<string, unknown>): string => JSON.stringify([places, employments]);
  return before === undefined || said(before.data) !== said(data);
}

async function mayTouchClosed(scope: CommandScope, { employeeId, branchId, from, to }: Touched): Promise<boolean> {
  const branchIds = branchId === undefined ? undefined : [branchId];
  if (employeeId === undefined) return (await closedPeriods(scope, { from, to }, branchIds)).length > 0;
  const had = [
    { index: 'employeeId', eq: employeeId },
    { index: 'month', from: monthOf(from), to: monthOf(to) },
  ];
  if ((await scope.find(periodPeople, had, { limit: 1 })).length > 0) return true;
  const person = await scope.row<PersonRow>(people.model, employeeId);
  const places = person?.places.map(({ branchId: at }) => at) ?? [];
  return (await closedPeriods(scope, { from, to }, places)).length > 0;
}

/** What touches days of closed months is looked at; most of what happens touches none. */
export const watchClosedMonths: Reaction = {
  name: 'watchClosedMonths',
  from: 'attendance',
  on: touching,
  react: async (message, scope) => {
    const touched = touchedBy(message);
    if (!touched || !mayBeOver(touched.from, scope.now().toString())) return;
    if (!(await mayTouchClosed(scope, touched)) || !(await isElsewhere(message, scope))) return;
    const { id, name, stream, revision, organization } = message;
    await scope.jobs.add({
      id: `differences.${id}`,
      name: `attendance.${differencesJob}`,
      organization,
      data: { event: id, name, stream, revision, ...touched },
    });
  },
};

/** Days of closed months that time alone may change: a week over the end of the month. */
export const watchTime: Reaction = {
  name: 'watchClosedWeeks',
  from: 'attendance',
  on: ['TimePassed'],
  react: async ({ id, name, organization, stream, revision, data }, scope) => {
    const due = await scope.find(periodPeople, [{ index: 'due', to: data.until }], { limit: 1 });
    if (due.length > 0)
      await scope.jobs.add({
        id: `differences.${id}`,
        name: `attendance.${differencesJob}`,
        organization,
        data: { event: id, name, stream, revision, due: data.until },
      });
  },
};
