import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type LogHead, readConfig, type Service } from '@kadro/chassis';
import { readEngines, verifyEngines } from '@kadro/chassis/cluster';
import { type Finding, type Verified, verifyFolder } from '@kadro/chassis/embedded';
import { declarations } from './shared/hosted-services.ts';
import { print, script } from './shared/script.ts';

/** Findings that are printed. */
const shown = 100;
const progressEveryMs = 1_000;

interface Options {
  data?: string;
  keys?: string;
  'master-key'?: string;
  heads?: string[];
}

/** Verifies a data folder (also in use), a back-up, or with `KADRO_PROFILE=cluster` the engines; exits with 1 for problems. */
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
  let shownAt = Date.now();
  const verified = await (process.env['KADRO_PROFILE'] === 'cluster' ? onEngines : inFolder)(values, {
    services: await declarations(),
    kept: (values.heads ?? []).flatMap(headsIn),
    report: ({ where, what }) => void (++found <= shown && print(`  ! ${where}: ${what}`)),
    progress: (done, total) => {
      if (done !== total && Date.now() - shownAt < progressEveryMs) return;
      shownAt = Date.now();
      print(`    ${done}${total === undefined ? '' : ` of ${total}`} events`);
    },
  });
  if (found > shown) print(`  ! and ${found - shown} more`);
  summarize(verified);
  process.exitCode = verified.problems > 0 ? 1 : 0;
}

interface Checks {
  services: Service[];
  kept: LogHead[];
  report: (finding: Finding) => void;
  progress: (done: number, total?: number) => void;
}

function inFolder(values: Options, checks: Checks): Promise<Verified> {
  const paths = pathsOf(values);
  print(`\n  Verifying ${paths.folder}\n`);
  return verifyFolder({ ...paths, ...checks });
}

function onEngines({ heads: _heads, ...others }: Options, checks: Checks): Promise<Verified> {
  if (Object.keys(others).length > 0) throw new Error('On the engines there is nothing to choose but --heads.');
  const engines = readEngines(process.env);
  print(`\n  Verifying ${engines.namespace} on its engines\n`);
  return verifyEngines({ engines, ...checks });
}

/** Paths of the data folder, or of a back-up and its keys. */
function pathsOf(values: Options) {
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

/** Reads an answer of `GET <service>/api/v1/log-heads`. */
function headsIn(file: string): LogHead[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as { items: LogHead[] }).items;
}

function summarize({ events, streams, heads, models, rows, problems, left }: Verified): void {
  for (const [why, stores] of Map.groupBy(left, (one) => one.why))
    print(`  - rows of ${stores.length === 1 ? stores[0]!.name : `${stores.length} stores`}: ${why}`);
  print(
    `\n  ${events} events in ${streams} streams, ${heads} signed heads, ${rows} rows in ${models} stores: ` +
      `${problems === 0 ? 'all of it holds' : `${problems} problems`}.\n`,
  );
  print(JSON.stringify({ events, streams, heads, models, rows, problems }));
}

await script(run);
