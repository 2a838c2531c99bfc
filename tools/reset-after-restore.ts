import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { createLogger } from '@kadro/chassis';
import { readPlace, sayAnew, settleRestored } from '@kadro/chassis/cluster';
import { readDestroyedKeys } from '@kadro/chassis/embedded';
import { serviceNames } from './shared/hosted-services.ts';

const usage =
  'KADRO_PROFILE=cluster npm run reset-after-restore -- [--destroyed <lines of npm run keys -- destroyed>] [--yes]: after the engines were restored, before Kadro is started; or only -- --messages: after Kafka alone was lost. A data folder has npm run restore.';

/** Makes one house of restored engines; done again it does no harm. */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { destroyed: { type: 'string' }, messages: { type: 'boolean' }, yes: { type: 'boolean' } },
  });
  if (process.env['KADRO_PROFILE'] !== 'cluster') throw new Error(usage);
  const place = readPlace(process.env);
  const told = { place, services: serviceNames(), logger: createLogger('warn') };
  await (values.messages ? messagesOnly(told, values) : all(told, values));
}

type Told = Pick<Parameters<typeof settleRestored>[0], 'place' | 'services' | 'logger'>;

interface Wanted {
  destroyed?: string;
  yes?: boolean;
}

async function all(told: Told, { destroyed: list, yes }: Wanted): Promise<void> {
  if (list !== undefined && !existsSync(list)) throw new Error(`There is no file ${list}.`);
  const destroyed = list === undefined ? [] : readDestroyedKeys(list);
  await assertWanted(
    `Of ${told.place.namespace}: destroys ${destroyed.length} keys, drops all rows, ends all sessions, deletes the topics of messages, renews the epoch of the log.`,
    yes,
  );
  const done = await settleRestored({ ...told, destroyed, onStep: (step) => say(`  ${step}`) });
  say(
    `\n  ${done.destroyed} keys are destroyed, ${done.letters} dead letters went with them; ${done.rows} collections of rows dropped, ${done.ended} sessions and counters ended, ${done.topics} topics deleted.`,
  );
  say(`  The epoch of the log is ${done.epoch}. Start the workers, then the others. Everybody signs in again.\n`);
}

async function messagesOnly(told: Told, { destroyed, yes }: Wanted): Promise<void> {
  if (destroyed !== undefined) throw new Error(usage);
  await assertWanted(
    `Of ${told.place.namespace}: deletes the topics of messages, which are said anew from the log.`,
    yes,
  );
  say(`  ${await sayAnew(told)} topics deleted. Start the workers.`);
}

/** @throws Error where somebody says no, or nobody can be asked */
async function assertWanted(what: string, yes = false): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY || !process.stdout.isTTY) throw new Error(`${what} Say --yes where you want that.`);
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asking.question(`${what} Go on? (yes) `);
  asking.close();
  if (answer.trim().toLowerCase() !== 'yes') throw new Error('Nothing was done.');
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

run().catch((failed: unknown) => {
  process.stderr.write(`${failed instanceof Error ? failed.message : String(failed)}\n`);
  process.exitCode = 1;
});
