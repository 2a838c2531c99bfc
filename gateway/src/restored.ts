import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { createLogger } from '@kadro/chassis';
import { readPlace, settleRestored } from '@kadro/chassis/cluster';
import { readDestroyedKeys } from '@kadro/chassis/embedded';
import { identity } from '@kadro/identity';
import { leave } from '@kadro/leave';

const usage = 'KADRO_PROFILE=cluster npm run restored -- [--destroyed <lines of npm run keys -- destroyed>] [--yes]: after the engines were restored, before Kadro is started. A data folder has npm run restore.';

/** Makes one house of restored engines; done again it does no harm. */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { destroyed: { type: 'string' }, yes: { type: 'boolean' } } });
  if (process.env['KADRO_PROFILE'] !== 'cluster') throw new Error(usage);
  const place = readPlace(process.env);
  if (values.destroyed !== undefined && !existsSync(values.destroyed)) throw new Error(`There is no file ${values.destroyed}.`);
  const destroyed = values.destroyed === undefined ? [] : readDestroyedKeys(values.destroyed);
  const what = `Of ${place.namespace}: destroys ${destroyed.length} keys, drops all rows, ends all sessions, deletes the topics of messages, renews the epoch of the log.`;
  if (!values.yes && !(await isWanted(what))) throw new Error('Nothing was done.');
  // who calls only matters to a service at work
  const services = [identity(null as never), leave(null as never)].map(({ name }) => name);
  const done = await settleRestored({ place, services, destroyed, logger: createLogger('warn'), onStep: (step) => say(`  ${step}`) });
  say(`\n  ${done.destroyed} keys are destroyed, ${done.letters} dead letters went with them; ${done.rows} collections of rows dropped, ${done.ended} sessions and counters ended, ${done.topics} topics deleted.`);
  say(`  The epoch of the log is ${done.epoch}. Start the workers, then the others. Everybody signs in again.\n`);
}

/** @throws Error where nobody can be asked */
async function isWanted(what: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) throw new Error(`${what} Say --yes where you want that.`);
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asking.question(`${what} Go on? (yes) `);
  asking.close();
  return answer.trim().toLowerCase() === 'yes';
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

run().catch((failed: unknown) => {
  process.stderr.write(`${failed instanceof Error ? failed.message : String(failed)}\n`);
  process.exitCode = 1;
});
