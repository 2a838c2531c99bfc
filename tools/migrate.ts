import { parseArgs } from 'node:util';
import { createLogger } from '@kadro/chassis';
import { type Migrated, migrateFolder, type MigrationProgress, readMove } from '@kadro/chassis/cluster';
import { isEmptyFolder, lockFolder } from '@kadro/chassis/embedded';
import { serviceNames } from './shared/hosted-services.ts';
import { print, script, tenthsOf } from './shared/script.ts';

const usage =
  'npm run migrate -- --from embedded --to cluster: ' +
  'copies the data folder (KADRO_DATA) to the engines that the environment names.';
const labels: Record<MigrationProgress['what'], string> = {
  events: 'events copied',
  'events compared': 'events compared',
  files: 'files copied',
  jobs: 'jobs copied',
};

/** Moves an unused data folder to the engines; an interrupted move is resumed. */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } });
  if (values.from !== 'embedded' || values.to !== 'cluster') throw new Error(usage);
  const { data, destroyedKeys, engines } = readMove(process.env);
  if (isEmptyFolder(data)) throw new Error(`There is nothing in ${data}.`);
  const unlock = lockFolder(data);
  try {
    const services = serviceNames();
    print(`\n  Moving ${data}. It stays as it is.\n`);
    summarize(
      data,
      await migrateFolder({
        folder: data,
        destroyedKeys,
        engines,
        services,
        logger: createLogger('warn'),
        report: tenths(),
      }),
    );
  } finally {
    unlock();
  }
}

function tenths(): (progress: MigrationProgress) => void {
  const parts = new Map<MigrationProgress['what'], ReturnType<typeof tenthsOf>>();
  return ({ what, done, total }) => {
    const show = parts.get(what) ?? tenthsOf((percent) => print(`    ${percent} % of ${total} ${labels[what]}`));
    parts.set(what, show);
    show(done, total);
  };
}

function summarize(
  data: string,
  { events, streams, keys, destroyed, files, values, jobs, waiting, deadLetters, notices, epoch }: Migrated,
): void {
  const lines = [
    `${events} events in ${streams} streams, compared with the source stream by stream`,
    `${keys} keys and secrets, wrapped by the new master key; ${destroyed} destroyed ones stay destroyed`,
    `${files} files, each read again`,
    `${values} small values: sessions, sign-in attempts, since when people are told`,
    `${jobs} jobs, ${waiting} of which wait; ${deadLetters} dead letters; ${notices} notices`,
  ];
  print(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
  print(`  The log has a new epoch, ${epoch}.`);
  print(
    '  Start the services: they build their rows and publish every message again, from the first on, with the ids it had.',
  );
  print(
    '  Receivers of messages start again from the beginning: what they hear twice has the same id, ' +
      'and places in the former feed mean nothing.',
  );
  print(
    `  Do not start ${data} again. When all is well, remove it: it holds personal data and the former master key.\n`,
  );
  print(
    JSON.stringify({ events, streams, keys, destroyed, files, values, jobs, waiting, letters: deadLetters, notices }),
  );
}

await script(run);
