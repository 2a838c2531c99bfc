import { fileURLToPath } from 'node:url';
import { environmentOf, masterKeyIn, processesFrom, ready, startProcess } from './cluster.ts';
import { startEngines, stopEngines } from './engines.ts';

const folder = fileURLToPath(new URL('./local/.data/cluster', import.meta.url));
const first = Number(process.env['KADRO_PORT'] ?? 3000);
const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Runs the cluster profile on engines of this machine until interrupted; data is kept in `infra/local/.data`. */
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
    for (const one of processes) await ready(one);
  } catch (failed) {
    process.stderr.write(`${(failed as Error).message}\n`);
    await stop(1);
  }
  const settings = Object.entries(environment)
    .map(([name, value]) => `${name}='${value}'`)
    .join(' ');
  say(`
  Kadro runs in ${processes.length} processes.

  Portal   http://127.0.0.1:${first}/
  Console  http://127.0.0.1:${first}/console

  An organization:
  ${settings} npm run organization:create
`);
}

run().catch((failed: unknown) => {
  process.stderr.write(`${failed instanceof Error ? failed.message : String(failed)}\n`);
  process.exit(1);
});
