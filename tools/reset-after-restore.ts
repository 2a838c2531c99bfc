import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { createLogger } from '@kadro/chassis';
import { readEngines, resetTopics, settleRestored } from '@kadro/chassis/cluster';
import { readDestroyedKeys } from '@kadro/chassis/embedded';
import { serviceNames } from './shared/hosted-services.ts';
import { print, script } from './shared/script.ts';

const usage =
  'KADRO_PROFILE=cluster npm run reset-after-restore -- [--destroyed <lines of npm run keys -- destroyed>] [--yes]: ' +
  'after the engines were restored, before Kadro is started; or only -- --messages: after Kafka alone was lost. ' +
  'A data folder has npm run restore.';

/** Makes restored engines consistent; may be repeated. */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { destroyed: { type: 'string' }, messages: { type: 'boolean' }, yes: { type: 'boolean' } },
  });
  if (process.env['KADRO_PROFILE'] !== 'cluster') throw new Error(usage);
  const engines = readEngines(process.env);
  const installation = { engines, services: serviceNames(), logger: createLogger('warn') };
  await (values.messages ? messagesOnly(installation, values) : all(installation, values));
}

type Installation = Pick<Parameters<typeof settleRestored>[0], 'engines' | 'services' | 'logger'>;

interface Options {
  destroyed?: string;
  yes?: boolean;
}

async function all(installation: Installation, { destroyed: list, yes }: Options): Promise<void> {
  if (list !== undefined && !existsSync(list)) throw new Error(`There is no file ${list}.`);
  const destroyed = list === undefined ? [] : readDestroyedKeys(list);
  await confirm(
    `Of ${installation.engines.namespace}: destroys ${destroyed.length} keys, drops all rows, ends all sessions, ` +
      'deletes the topics of messages, renews the epoch of the log.',
    yes,
  );
  const done = await settleRestored({ ...installation, destroyed, onStep: (step) => print(`  ${step}`) });
  print(
    `\n  ${done.destroyed} keys are destroyed, ${done.deadLetters} dead letters went with them; ` +
      `${done.rows} collections of rows dropped, ${done.ended} sessions and counters ended, ` +
      `${done.topics} topics deleted.`,
  );
  print(`  The epoch of the log is ${done.epoch}. Start the workers, then the others. Everybody signs in again.\n`);
}

async function messagesOnly(installation: Installation, { destroyed, yes }: Options): Promise<void> {
  if (destroyed !== undefined) throw new Error(usage);
  await confirm(
    `Of ${installation.engines.namespace}: deletes the topics of messages, which are published anew from the log.`,
    yes,
  );
  print(`  ${await resetTopics(installation)} topics deleted. Start the workers.`);
}

/** Asks for confirmation. @throws Error without it, or without a terminal */
async function confirm(what: string, yes = false): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY || !process.stdout.isTTY) throw new Error(`${what} Say --yes where you want that.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${what} Go on? (yes) `);
  terminal.close();
  if (answer.trim().toLowerCase() !== 'yes') throw new Error('Nothing was done.');
}

await script(run);
