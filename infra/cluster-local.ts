import { fileURLToPath } from 'node:url';
import { environmentOf, masterKeyIn, processesFrom, ready, startProcess } from './cluster.ts';
import { startEngines, stopEngines } from './engines.ts';

const folder = fileURLToPath(new URL('./local/.data/cluster', import.meta.url));
const first = Number(process.env['KADRO_PORT'] ?? 3000);
const say = (text: string): void => void process.stdout.write(`${text}\n`);

/**
 * The processes of the cluster profile on engines of this machine, until it is interrupted; what they store stays in
 * `infra/local/.data`.
 */
async function run(): Promise<void> {
  const local = await startEngines(process.env);
  const { environment: engines, missing } = local;
  if (missing.length > 0) throw new Error(missing.map(({ name, reason }) => `${name}: ${reason}`).join('\n'));
  const environment = environmentOf(first, engines, masterKeyIn(folder));
  const processes = processesFrom(first);
  const children = processes.map((one) => startProcess(one, environment));
  const stop = async (code: number): Promise<never> => {
    await Promise.all(
      children
        .filter(({ exitCode }) => exitCode === null)
        .map((child) => new Promise((resolve) => (child.once('exit', resolve), child.kill('SIGTERM')))),
    );
    await stopEngines(local, 'stop');
    process.exit(code);
  };
  process.once('SIGINT', () => void stop(0));
  process.once('SIGTERM', () => void stop(0));
  try {
    // the gateway is ready when the others are
    for (const one of processes) await ready(one);
  } catch (failed) {
    process.stderr.write(`${(failed as Error).message}\n`);
    await stop(1);
  }
  const settings = Object.entries(environment)
    .map(([name, value]) => `${name}='${value}'`)
    .join(' ');
  say(
    `\n  Kadro runs in ${processes.length} processes.\n\n  Portal   http://127.0.0.1:${first}/\n  Console  http://127.0.0.1:${first}/console\n\n  An organization:\n  ${settings} npm run organization:create\n`,
  );
}

run().catch((failed: unknown) => {
  process.stderr.write(`${failed instanceof Error ? failed.message : String(failed)}\n`);
  process.exit(1);
});
