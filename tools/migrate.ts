import { parseArgs } from 'node:util';
import { createLogger } from '@kadro/chassis';
import { type Migrated, migrateFolder, type MigrationProgress, readMove } from '@kadro/chassis/cluster';
import { isEmptyFolder, lockFolder } from '@kadro/chassis/embedded';
import { serviceNames } from './shared/hosted-services.ts';

const usage =
  'npm run migrate -- --from embedded --to cluster: copies the data folder (KADRO_DATA) to the engines that the environment names.';
const said: Record<MigrationProgress['what'], string> = {
  events: 'events copied',
  'events compared': 'events compared',
  files: 'files copied',
  jobs: 'jobs copied',
};

/** Moves a data folder that nobody uses to the engines; begun again after it was cut off it goes on. */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } });
  if (values.from !== 'embedded' || values.to !== 'cluster') throw new Error(usage);
  const { data, destroyedKeys, place } = readMove(process.env);
  if (isEmptyFolder(data)) throw new Error(`There is nothing in ${data}.`);
  const unlock = lockFolder(data);
  try {
    const services = serviceNames();
    say(`\n  Moving ${data}. It stays as it is.\n`);
    summarize(
      data,
      await migrateFolder({
        folder: data,
        destroyedKeys,
        place,
        services,
        logger: createLogger('warn'),
        report: tenths(),
      }),
    );
  } finally {
    unlock();
  }
}

/** Shows each tenth of the way of each part once. */
function tenths(): (progress: MigrationProgress) => void {
  const shown = new Map<MigrationProgress['what'], number>();
  return ({ what, done, total }) => {
    const tenth = total === 0 ? 0 : Math.floor((done * 10) / total);
    if (tenth <= (shown.get(what) ?? 0)) return;
    shown.set(what, tenth);
    say(`    ${tenth * 10} % of ${total} ${said[what]}`);
  };
}

function summarize(
  data: string,
  { events, streams, keys, destroyed, files, values, jobs, waiting, letters, notices, epoch }: Migrated,
): void {
  const lines = [
    `${events} events in ${streams} streams, compared with the source stream by stream`,
    `${keys} keys and secrets, wrapped by the new master key; ${destroyed} destroyed ones stay destroyed`,
    `${files} files, each read again`,
    `${values} small values: sessions, sign-in attempts, since when people are told`,
    `${jobs} jobs, ${waiting} of which wait; ${letters} dead letters; ${notices} notices`,
  ];
  say(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
  say(`  The log has a new epoch, ${epoch}.`);
  say(
    '  Start the services: they build their rows and publish every message again, from the first on, with the ids it had.',
  );
  say(
    '  Receivers of messages start again from the beginning: what they hear twice has the same id, and places in the former feed mean nothing.',
  );
  say(`  Do not start ${data} again. When all is well, remove it: it holds personal data and the former master key.\n`);
  say(JSON.stringify({ events, streams, keys, destroyed, files, values, jobs, waiting, letters, notices }));
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

run().catch((failed: unknown) => {
  process.stderr.write(`${failed instanceof Error ? failed.message : String(failed)}\n`);
  process.exitCode = 1;
});
