import { basename, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '@kadro/chassis';
import { epochOf, isEmptyFolder, listBackups, prepareRestore, swapIn } from '@kadro/chassis/embedded';
import { requestRestore, type RestoreOutcome, takeOutcome, withdrawRequest } from './embedded/restore-request.ts';
import { lockIfFree, messageOf, script } from './shared/script.ts';

const pollMs = 300;
const say = (line: string): unknown => process.stdout.write(`  ${line}\n`);

/** Replaces the data folder by a back-up, also under a running server. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keys: { type: 'string' }, 'master-key': { type: 'string' } },
  });
  const config = readConfig(process.env);
  const { data } = config;
  const backup = chosen(positionals, config);
  const keys = join(values.keys ?? config.backup.keys, basename(backup));
  const unlock = lockIfFree(data);
  const { manifest, epoch } = await prepareRestore({
    backup,
    keys,
    data,
    masterKey: values['master-key'],
    onStep: (step) => say(`${step}.`),
  });
  const { former, failed, isRunning } = unlock ? await swap(config, epoch) : await byServer(config, epoch);
  unlock?.();
  if (failed) throw new Error(`Not restored, all is as it was: ${failed}`);
  say(
    `\n  Restored ${manifest.counts['events.db']?.['events']} events as of ${manifest.at}. Everybody signs in again.`,
  );
  say(isRunning ? 'Kadro runs on them.' : 'Start Kadro: it builds its read models first.');
  if (former) say(`What was there before is in ${former}; it holds personal data, remove it when it is not needed.\n`);
}

/** A back-up by its path, its name, or `latest`. */
function chosen([given, ...more]: string[], { backup: { to } }: Config): string {
  const backups = listBackups(to);
  if (!given || more.length > 0)
    throw new Error(
      'Name one back-up: npm run restore -- <folder, name or "latest">. npm run backup -- --list shows them.',
    );
  const named = given === 'latest' ? backups.at(-1) : backups.find(({ name }) => name === given);
  if (given === 'latest' && !named) throw new Error(`There is no back-up in ${to}.`);
  return named?.path ?? resolve(given);
}

type Restored = Partial<RestoreOutcome> & { isRunning: boolean };

async function swap({ data, destroyedKeys }: Config, epoch: string): Promise<Restored> {
  const { former, unlock } = await swapIn({ data, epoch, destroyedKeys, onStep: (step) => say(`${step}.`) });
  unlock();
  return { former, isRunning: false };
}

/** Asks the server and waits for the outcome; if it ends meanwhile, this process restores. */
async function byServer(config: Config, epoch: string): Promise<Restored> {
  const { data } = config;
  requestRestore(data, { epoch });
  process.once('SIGINT', () => {
    withdrawRequest(data);
    process.exit(1);
  });
  say('asked the running Kadro to exchange its data folder.');
  for (;;) {
    await setTimeout(pollMs);
    const outcome = takeOutcome(data, { epoch });
    if (outcome) return { ...outcome, isRunning: true };
    const unlock = lockIfFree(data);
    if (!unlock) continue;
    try {
      const isDone = !isEmptyFolder(data) && epochOf(join(data, 'events.db')) === epoch;
      if (isDone) return { isRunning: false };
      withdrawRequest(data);
      return await swap(config, epoch);
    } finally {
      unlock();
    }
  }
}

const hint = (failed: unknown): string =>
  failed instanceof Error && failed.name === 'ForeignMasterKey'
    ? ' Name its file with --master-key: a rotation has left it in the data folder as master.key.former-<fingerprint>.'
    : '';

await script(run, (failed) => `${messageOf(failed)}${hint(failed)}`);
