import { join } from 'node:path';
import { inTemporaryFolder } from '../shared/child.ts';
import { median, rounded, say, sayResult, script } from '../shared/report.ts';
import { rebuildAll, startServer, storedEvents, eventCount } from '../shared/server.ts';

const runs = 5;

async function startTime(folder: string): Promise<number> {
  const server = await startServer(folder);
  await server.stop();
  return server.readyMs;
}

async function bench(folder: string): Promise<void> {
  const [few, many] = [join(folder, 'few'), join(folder, 'many')];
  await storedEvents(few, 0);
  const { events } = await storedEvents(many, eventCount());
  say(`read models built in ${rounded((await rebuildAll(many)) / 1_000)} s`);
  const times = { few: [] as number[], many: [] as number[] };
  // the first start of each has cold caches and is not counted
  for (let run = 0; run <= runs; run++) {
    const [small, large] = [await startTime(few), await startTime(many)];
    if (run === 0) continue;
    times.few.push(small);
    times.many.push(large);
    say(`run ${run}: ${rounded(large)} ms, with an empty log ${rounded(small)} ms`);
  }
  sayResult({
    name: 'start',
    value: median(times.many),
    unit: 'ms',
    ratio: median(times.many) / median(times.few),
    baseline:
      `from the start of the process until /readyz answers 200, ${events} events stored; ` +
      `ratio against the same over a new organization`,
    p50: median(times.many),
    min: Math.min(...times.many),
    max: Math.max(...times.many),
    runs,
  });
}

await script(() => inTemporaryFolder(bench));
