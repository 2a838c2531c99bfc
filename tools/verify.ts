import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type LogHead, readConfig, type Service } from '@kadro/chassis';
import { readPlace, verifyEngines } from '@kadro/chassis/cluster';
import { type Finding, type Verified, verifyFolder } from '@kadro/chassis/embedded';
import { declarations } from './shared/hosted-services.ts';

/** Findings that are printed; the rest is counted. */
const shown = 100;
const progressEveryMs = 1_000;

interface Wanted {
  data?: string;
  keys?: string;
  'master-key'?: string;
  heads?: string[];
}

/**
 * Proves a data folder, beside a running server or without it, a back-up, or with `KADRO_PROFILE=cluster` the engines;
 * exits with 1 where anything does not hold.
 */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      keys: { type: 'string' },
      'master-key': { type: 'string' },
      heads: { type: 'string', multiple: true },
    },
  });
  let found = 0;
  let toldAt = Date.now();
  const verified = await (process.env['KADRO_PROFILE'] === 'cluster' ? onEngines : inFolder)(values, {
    services: await declarations(),
    kept: (values.heads ?? []).flatMap(headsIn),
    report: ({ where, what }) => void (++found <= shown && say(`  ! ${where}: ${what}`)),
    progress: (done, total) => {
      if (done !== total && Date.now() - toldAt < progressEveryMs) return;
      toldAt = Date.now();
      say(`    ${done}${total === undefined ? '' : ` of ${total}`} events`);
    },
  });
  if (found > shown) say(`  ! and ${found - shown} more`);
  summarize(verified);
  process.exitCode = verified.problems > 0 ? 1 : 0;
}

interface Told {
  services: Service[];
  kept: LogHead[];
  report: (finding: Finding) => void;
  progress: (done: number, total?: number) => void;
}

function inFolder(values: Wanted, told: Told): Promise<Verified> {
  const places = placesOf(values);
  say(`\n  Verifying ${places.folder}\n`);
  return verifyFolder({ ...places, ...told });
}

function onEngines({ heads: _heads, ...others }: Wanted, told: Told): Promise<Verified> {
  if (Object.keys(others).length > 0) throw new Error('On the engines there is nothing to choose but --heads.');
  const place = readPlace(process.env);
  say(`\n  Verifying ${place.namespace} on its engines\n`);
  return verifyEngines({ place, ...told });
}

/** Folders and files: those of the data folder, or of a back-up with its keys among the back-ups of keys. */
function placesOf(values: Wanted) {
  const { data, backup, destroyedKeys } = readConfig(process.env);
  const folder = values.data ?? data;
  if (!existsSync(join(folder, 'events.db'))) throw new Error(`There is no log in ${folder}.`);
  const ownKeys = existsSync(join(folder, 'keys.db'));
  const ownMaster = join(folder, 'master.key');
  return {
    folder,
    keys: values.keys ?? (ownKeys ? folder : join(backup.keys, basename(resolve(folder)))),
    masterKey: values['master-key'] ?? (existsSync(ownMaster) ? ownMaster : join(data, 'master.key')),
    destroyedKeys: destroyedKeys ?? join(ownKeys ? folder : data, 'destroyed-keys.jsonl'),
  };
}

/** Heads as `GET <service>/api/v1/log-heads` answered them. */
function headsIn(file: string): LogHead[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as { items: LogHead[] }).items;
}

function summarize({ events, streams, heads, models, rows, problems, left }: Verified): void {
  for (const [why, stores] of Map.groupBy(left, (one) => one.why))
    say(`  - rows of ${stores.length === 1 ? stores[0]!.name : `${stores.length} stores`}: ${why}`);
  say(
    `\n  ${events} events in ${streams} streams, ${heads} signed heads, ${rows} rows in ${models} stores: ${problems === 0 ? 'all of it holds' : `${problems} problems`}.\n`,
  );
  say(JSON.stringify({ events, streams, heads, models, rows, problems }));
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

run().catch((failed: unknown) => {
  process.stderr.write(`${failed instanceof Error ? failed.message : String(failed)}\n`);
  process.exitCode = 1;
});
