import { type Account, Api } from '../shared/api.ts';
import { inTemporaryFolder } from '../shared/child.ts';
import { contactAt, load, type Measured, signedInPeople, type Target } from './load/command-load.ts';
import { median, rounded, say, sayResult, script } from '../shared/report.ts';
import { rebuildAll, startServer, storedEvents, eventCount } from '../shared/server.ts';

const runs = 5;
/** Few enough for the rebuilds to take some minutes. */
const defaultEvents = 200_000;
const liveRuns = 2;
const sliceSeconds = 3;

async function slice(target: Target, people: readonly Account[], before: Measured): Promise<Measured> {
  return load(target, people, Math.max(people.length, Math.round(before.perSecond * sliceSeconds)));
}

/** p99 of commands over HTTP, by slice: idle, and while all read models are rebuilt. */
async function whileServing(
  folder: string,
  organization: Parameters<typeof signedInPeople>[1]['organization'],
): Promise<{ idle: number[]; building: number[]; seconds: number[] }> {
  const server = await startServer(folder);
  try {
    const { people } = await signedInPeople(new Api(server.address), {
      address: server.address,
      organization,
      branches: [],
    });
    const target = contactAt(server.address, (id) => `/identity/api/v1/employees/${id}/contact`, new Map());
    const measured = { idle: [] as number[], building: [] as number[], seconds: [] as number[] };
    let last = await load(target, people, 5_000);
    for (let run = 0; run < liveRuns; run++) {
      for (let n = 0; n < 3; n++) measured.idle.push((last = await slice(target, people, last)).p99);
      let isFinished = false;
      const rebuilt = rebuildAll(folder).finally(() => (isFinished = true));
      while (!isFinished) measured.building.push((last = await slice(target, people, last)).p99);
      measured.seconds.push((await rebuilt) / 1_000);
      say(
        `while serving, run ${run + 1}: rebuilt in ${rounded(measured.seconds.at(-1)!)} s; ` +
          `p99 idle ${rounded(median(measured.idle))} ms, building ${rounded(median(measured.building))} ms`,
      );
    }
    return measured;
  } finally {
    await server.stop();
  }
}

async function bench(folder: string): Promise<void> {
  const { organization, events } = await storedEvents(folder, eventCount(defaultEvents));
  const rates: number[] = [];
  for (let run = 0; run < runs; run++) {
    rates.push(events / ((await rebuildAll(folder)) / 1_000));
    say(`at rest, run ${run + 1}: ${rounded(rates.at(-1)!)} events/s`);
  }
  const { idle, building, seconds } = await whileServing(folder, organization);
  sayResult({
    name: 'rebuild',
    value: median(rates),
    unit: 'events/s',
    ratio: median(building) / median(idle),
    baseline:
      `all read models of both services from ${events} events, from the start of the command to its end; ` +
      `ratio: p99 of commands while the server rebuilds all of it in ${rounded(median(seconds))} s ` +
      `(${rounded(median(building))} ms) against idle (${rounded(median(idle))} ms)`,
    p99: median(building),
    min: Math.min(...rates),
    max: Math.max(...rates),
    runs,
  });
}

await script(() => inTemporaryFolder(bench));
