import { type CommandScope, type Job, type JobControl, type Reaction } from '@kadro/chassis';
import { people, type PersonRow } from '../../replicas/people.ts';
import { period } from '../events.ts';
import { none, plus } from '../figures.ts';
import { type Closing, closingOf, recordMonth } from '../person/record.ts';

export const closeJob = 'closePeriod';
const portion = 100;

/** Figures are made after the closing is in the log, as of it (streams.md). */
export const makeFigures: Reaction = {
  name: 'makeFigures',
  from: 'attendance',
  on: ['PeriodClosed'],
  react: async ({ id, organization, stream }, scope) =>
    scope.jobs.add({
      id: `close.${id}`,
      name: `attendance.${closeJob}`,
      organization,
      data: { period: stream.slice(stream.indexOf('_') + 1) },
    }),
};

async function recordPortion(scope: CommandScope, closing: Closing, page: readonly PersonRow[], total: number) {
  const { id, state } = closing;
  let [sums, counted] = [none, 0];
  for (const person of page) {
    const month = await recordMonth(scope, closing, person);
    if (!month.sums) continue;
    sums = plus(sums, month.sums);
    counted++;
  }
  const done = state.done + page.length;
  const through = page.at(-1)!.id;
  const data = { done, total: Math.max(done, total), through, people: counted, sums };
  await scope.run(period, id, `portion/${through}`, (now) =>
    now.through < through ? [{ type: 'PeriodPortionCalculated', data }] : [],
  );
}

/** Everybody of the organization: who was at the branch as of the closing shows in what is recorded of him. */
export async function closeEverybody(job: Job, scope: CommandScope, control: JobControl): Promise<void> {
  const id = String(job.data.period);
  const { total } = await scope.rows(people.model).count(scope.organization, { where: [] }, 1_000_000);
  while (!control.isStopped()) {
    const closing = await closingOf(scope, id);
    if (closing?.state.state !== 'CLOSING') return;
    const next = [{ index: 'id', from: `${closing.state.through}\u0000` }];
    const page = await scope.find<PersonRow>(people.model, next, { limit: portion });
    if (page.length > 0) await recordPortion(scope, closing, page, total);
    if (page.length < portion) {
      await scope.run(period, id, 'calculated', ({ state, people: counted, sums }) =>
        state === 'CLOSING' ? [{ type: 'PeriodCalculated', data: { people: counted, sums } }] : [],
      );
      return;
    }
    await control.progress({ done: closing.state.done + page.length, total });
  }
}
