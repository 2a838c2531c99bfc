import { parseArgs } from 'node:util';
import { type Keys, readConfig } from '@kadro/chassis';
import { openClusterKeys, readEngines, rotateClusterMasterKey } from '@kadro/chassis/cluster';
import { lockFolder, openFolderKeys, readDestroyedKeys, rotateMasterKey } from '@kadro/chassis/embedded';
import { rotateRefreshKey, rotateSigningKey } from '@kadro/identity';
import { script } from './shared/script.ts';

const usage = `npm run keys -- rotate-master     wraps all keys with a new master key
npm run keys -- rotate-signing    makes a new key for access tokens; nobody notices
npm run keys -- rotate-refresh    makes a new key for refresh tokens; everybody signs in again
npm run keys -- destroyed         names the destroyed keys, a line each`;

const commands: Record<string, (() => Promise<void>) | undefined> = {
  'rotate-master': rotateMaster,
  'rotate-signing': rotateSigning,
  'rotate-refresh': rotateRefresh,
  destroyed,
};

/** Manages the keys of a data folder, or with `KADRO_PROFILE=cluster` of the engines. */
async function run(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const command = positionals.length === 1 ? commands[positionals[0]!] : undefined;
  if (!command) throw new Error(usage);
  await command();
}

const isCluster = (): boolean => process.env['KADRO_PROFILE'] === 'cluster';

async function rotateMaster(): Promise<void> {
  if (isCluster()) return rotateOnEngines();
  const { data } = readConfig(process.env);
  const unlock = lockFolder(data);
  try {
    const { keys, former, current, formerFile } = rotateMasterKey(data);
    say(`${keys} keys are wrapped with the new master key ${current}; keep a copy of ${data}/master.key.`);
    say(
      `Back-ups of keys up to now open with the former one, ${former}. ` +
        `It is in ${formerFile}: take it elsewhere, and remove it when none of them is kept.`,
    );
  } finally {
    unlock();
  }
}

async function rotateOnEngines(): Promise<void> {
  const { keys, rewrapped, former, current } = await rotateClusterMasterKey(readEngines(process.env));
  say(`${rewrapped} of ${keys} keys were wrapped anew; all are wrapped with the master key ${current}.`);
  say(
    `Back-ups of keys up to now open with the former one, ${former}: ` +
      'keep it as long as one of them is kept. Processes need it no more.',
  );
}

async function rotateSigning(): Promise<void> {
  const n = await withKeys((keys) => rotateSigningKey(keys, Temporal.Now.instant()));
  say(
    `Access tokens are signed with key ${n} within a minute. ` +
      'Those of before are good until they run out, a quarter of an hour at most.',
  );
}

async function rotateRefresh(): Promise<void> {
  const n = await withKeys((keys) => rotateRefreshKey(keys, Temporal.Now.instant()));
  say(
    `Refresh tokens are made with key ${n} within a minute. ` +
      'None of before is good: everybody signs in again within a quarter of an hour.',
  );
}

async function withKeys<T>(work: (keys: Keys) => Promise<T>): Promise<T> {
  const { data, destroyedKeys } = isCluster() ? { data: '', destroyedKeys: undefined } : readConfig(process.env);
  const keys = isCluster() ? openClusterKeys(readEngines(process.env)) : openFolderKeys(data, destroyedKeys);
  try {
    return await work(keys);
  } finally {
    await keys.close();
  }
}

/** Prints the lines that `reset-after-restore --destroyed` reads. */
async function destroyed(): Promise<void> {
  if (!isCluster()) {
    const { data, destroyedKeys = `${data}/destroyed-keys.jsonl` } = readConfig(process.env);
    for (const { organization, person, class: of } of readDestroyedKeys(destroyedKeys))
      print({ organization, person, class: of });
    return;
  }
  const keys = openClusterKeys(readEngines(process.env));
  try {
    for (const [organization, person, of] of await keys.destroyed()) print({ organization, person, class: of });
  } finally {
    await keys.close();
  }
}

const print = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);
const say = (text: string): void => void process.stdout.write(`  ${text}\n`);

await script(run);
