import { type CommandScope, type Job, type Reaction } from '@kadro/chassis';
import { z } from 'zod';
import { type Employment, people, type PersonRow } from '../../replicas/people.ts';
import { leaveAccount } from '../events.ts';
import { aroundOf } from '../recount/workplaces.ts';
import { type LeaveRequestRow } from '../rows/requests/fields.ts';
import { instantOf } from '../shared/declarations.ts';
import { todayAt } from '../shared/lookups.ts';
import { isEmployed } from '../shared/workplaces.ts';
import { type LeaveAccountState } from '../state.ts';
import { endLeave } from './rules.ts';

export const endJob = 'endLeave';

const jobData = z.object({ personId: z.string(), revision: z.int() });

type Employed = Pick<PersonRow, 'status' | 'employments'>;

const lastDayOf = (employments: readonly Employment[] | undefined): string | null => employments?.at(-1)?.to ?? null;

/** Leave ends with the employment, once its last day is over, and does not begin before it. */
export const endOnChange: Reaction = {
  name: 'endLeave',
  from: 'leave',
  on: ['PersonRecorded'],
  react: async ({ id, organization, stream, revision, data }, scope) => {
    if (data.status !== 'RESIGNED' && (revision === 0 || !data.employments?.length)) return;
    const personId = stream.slice(stream.indexOf('_') + 1);
    await scope.jobs.add({ id: `end.${id}`, name: `leave.${endJob}`, organization, data: { personId, revision } });
  },
};

export async function endLeaveOf({ data }: Job, scope: CommandScope): Promise<void> {
  const { personId, revision } = jobData.parse(data);
  const [, { status, employments }] = await aroundOf<Employed>(scope, people, personId, revision);
  const lastDay = status === 'RESIGNED' ? lastDayOf(employments) : null;
  // a later employment may have begun since then
  const person = await scope.row<PersonRow>(people.model, personId);
  if (lastDay !== null) await endBehind(scope, personId, lastDay, person?.employments ?? employments);
  await endAhead(scope, personId);
}

/** For a request that was made while the message of the resigning, or of a later begin, was on its way. */
export async function endMissed(scope: CommandScope, request: LeaveRequestRow): Promise<void> {
  const { employeeId, dayDetails } = request;
  const person = await scope.row<PersonRow>(people.model, employeeId);
  if (!person?.employments?.length) return;
  const lastDay = person.status === 'RESIGNED' ? lastDayOf(person.employments) : null;
  const employments = lastDay === null ? openEnded(person.employments) : person.employments;
  if (dayDetails.every(({ date }) => isEmployed(employments, date))) return;
  if (lastDay !== null) await endBehind(scope, employeeId, lastDay, employments);
  await endAhead(scope, employeeId);
}

/** What is planned of the last one is no end yet. */
const openEnded = (employments: readonly Employment[]): Employment[] =>
  employments.map((one, n) => (n === employments.length - 1 ? { ...one, to: null } : one));

/** What lies before the employment of now, which may have been said to begin later. */
async function endAhead(scope: CommandScope, personId: string): Promise<void> {
  // the rows may be behind
  const [, { employments = [] }] = await aroundOf<Employed>(scope, people, personId, Number.MAX_SAFE_INTEGER);
  const now = employments.at(-1);
  if (!now) return;
  await endBehind(scope, personId, employments.at(-2)?.to ?? '', openEnded(employments), `begin/${now.from}`);
}

async function endBehind(
  scope: CommandScope,
  id: string,
  lastDay: string,
  employments: readonly Employment[] = [],
  key = `end/${lastDay}`,
): Promise<void> {
  const person = await scope.row<PersonRow>(people.model, id);
  const today = await todayAt(scope, person?.branchId ?? null);
  await scope.run<LeaveAccountState>(leaveAccount, id, key, (state) =>
    endLeave(state, { lastDay, employments }, { at: instantOf(scope), today }),
  );
}
