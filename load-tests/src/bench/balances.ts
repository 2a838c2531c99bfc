import { createLogger, queryScope, type QueryScope } from '@kadro/chassis';
import { openEmbeddedPorts } from '@kadro/chassis/embedded';
import { systemPrincipal } from '@kadro/identity';
import { balancesOfPeople, startLeave } from '@kadro/leave';
import { inTemporaryFolder } from '../shared/child.ts';
import { fillBalances } from '../data/many-balances.ts';
import { median, rounded, say, sayResult, script, spreadOf } from '../shared/report.ts';

const people = 6_000;
const types = 4;
const runs = 5;
const organization = 'load';
/** Every half year of five years. */
const dates = Array.from({ length: 10 }, (_, n) =>
  Temporal.PlainDate.from('2022-03-15')
    .add({ months: 6 * n })
    .toString(),
);

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

interface Round {
  /** Milliseconds for all people, by date. */
  times: number[];
  /** Milliseconds for reading the same rows. */
  reading: number;
}

async function round(scope: QueryScope, ids: readonly string[], days = dates): Promise<Round> {
  const times: number[] = [];
  const reads: number[] = [];
  for (const asOf of days) {
    times.push(
      await timed(async () => {
        const found = await balancesOfPeople(scope, ids, { asOf });
        if (found.length !== people || found.some(({ balances }) => balances.length !== types))
          throw new Error('somebody has no balance');
      }),
    );
    reads.push(await timed(() => scope.rowsById({ name: 'leaveLedgers' }, ids)));
  }
  return { times, reading: median(reads) };
}

async function bench(folder: string): Promise<void> {
  const ports = await openEmbeddedPorts({ folder });
  const hosted = await startLeave(ports, createLogger('warn'), {
    principal: () => Promise.reject(new Error('nobody calls')),
  });
  try {
    const filling = performance.now();
    const ids = await fillBalances(hosted.runtime, organization, people);
    say(`${people} people with ${types} types and five years in ${rounded((performance.now() - filling) / 1000)} s`);
    const scope = queryScope(hosted.runtime, systemPrincipal(organization), 'en');
    await round(scope, ids, dates.slice(0, 3));
    const rounds: Round[] = [];
    for (let run = 0; run < runs; run++) {
      rounds.push(await round(scope, ids));
      say(
        `run ${run + 1}: ${rounded(median(rounds[run]!.times))} ms for all balances of a day, ` +
          `${rounded(rounds[run]!.reading)} ms to read the rows`,
      );
    }
    report(rounds);
  } finally {
    await hosted.close();
    await ports.close();
  }
}

function report(rounds: readonly Round[]): void {
  const values = rounds.map(({ times }) => median(times));
  const reading = rounded(median(rounds.map((one) => one.reading)));
  sayResult({
    name: 'balances',
    ...spreadOf(
      values,
      rounds.flatMap(({ times }) => times),
    ),
    unit: 'ms',
    ratio: median(rounds.map(({ times, reading }) => median(times) / reading)),
    baseline:
      `reading the same rows without summing: ${reading} ms; ` +
      `${people} people x ${types} types as of each of ${dates.length} days of five years`,
  });
}

await script(() => inTemporaryFolder(bench));
