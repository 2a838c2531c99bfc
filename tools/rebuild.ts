import { setTimeout } from 'node:timers/promises';
import {
  type BuildProgress,
  type KeyValue,
  type Ports,
  readConfig,
  rebuildAtRest,
  rebuildState,
  requestRebuild,
  type Service,
} from '@kadro/chassis';
import { openClusterValues, readPlace } from '@kadro/chassis/cluster';
import { lockFolder, openEmbeddedPorts } from '@kadro/chassis/embedded';
import { declarations } from './shared/hosted-services.ts';

const usage =
  'Name read models to build anew: `npm run rebuild -- leave.leaveRequests`, several, a service such as `leave`, or `all`.';
const lookEveryMs = 500;
/** So long after a request a running server must have taken it up. */
const takenUpWithinMs = 30_000;

/** What of a service is to be built; no names = all. */
interface Wanted {
  service: Service;
  models: string[];
}

/**
 * Builds read models anew: by the leading worker or the server that uses the data folder, where nobody does by itself.
 */
async function run(): Promise<void> {
  const wanted = wantedOf(process.argv.slice(2), await declarations());
  if (process.env['KADRO_PROFILE'] === 'cluster') return onEngines(wanted);
  const { data: folder } = readConfig(process.env);
  const unlock = unlockedFolder(folder);
  const ports = await openEmbeddedPorts({ folder });
  try {
    await Promise.all(wanted.map((one) => (unlock ? buildHere(one, ports) : askServer(one, ports.keyValue))));
  } finally {
    await ports.close();
    unlock?.();
  }
}

async function onEngines(wanted: readonly Wanted[]): Promise<void> {
  const values = openClusterValues(readPlace(process.env));
  try {
    await Promise.all(wanted.map((one) => askServer(one, values)));
  } finally {
    await values.close();
  }
}

/** @throws Error with the usage, or naming what is not there */
function wantedOf(names: readonly string[], services: readonly Service[]): Wanted[] {
  if (names.length === 0) throw new Error(usage);
  const wanted = new Map<Service, string[]>();
  for (const name of names.flatMap((one) => (one === 'all' ? services.map((service) => service.name) : [one]))) {
    const [of, model] = name.split('.');
    const service = services.find((one) => one.name === of);
    if (
      !service ||
      (model !== undefined && model !== 'reservations' && !service.readModels.some((one) => one.name === model))
    )
      throw new Error(`There is no read model ${name}. ${usage}`);
    const models = wanted.get(service);
    // a service named as a whole stays whole
    if (model === undefined || models?.length === 0) wanted.set(service, []);
    else wanted.set(service, [...(models ?? []), model]);
  }
  return [...wanted].map(([service, models]) => ({ service, models }));
}

/** null where a server uses the folder. */
function unlockedFolder(folder: string): (() => void) | null {
  try {
    return lockFolder(folder);
  } catch {
    return null;
  }
}

async function buildHere({ service, models }: Wanted, ports: Ports): Promise<void> {
  const started = performance.now();
  const show = progressOf(service.name);
  await rebuildAtRest(service, ports, models, show);
  say(`${service.name}: built in ${seconds(started)}`);
}

async function askServer({ service, models }: Wanted, keyValue: KeyValue): Promise<void> {
  const started = performance.now();
  const show = progressOf(service.name);
  const id = await requestRebuild(keyValue, service.name, models);
  for (;;) {
    await setTimeout(lookEveryMs);
    const found = await rebuildState(keyValue, service.name);
    const state = found?.id === id ? found : null;
    if (state?.state === 'DONE') return say(`${service.name}: built and read from now on, after ${seconds(started)}`);
    if (state?.state === 'FAILED') throw new Error(`${service.name}: not built: ${state.reason}`);
    if (state) show(state);
    else if (performance.now() - started > takenUpWithinMs)
      throw new Error(`${service.name}: nobody has taken it up yet; who runs it will when he can.`);
  }
}

/** Shows each tenth of the way once. */
function progressOf(service: string): (progress: BuildProgress) => void {
  let shown = 0;
  return ({ done, total }) => {
    const tenths = total === 0 ? 0 : Math.floor((done * 10) / total);
    if (tenths <= shown) return;
    shown = tenths;
    say(`${service}: ${tenths * 10} % of ${total} events`);
  };
}

const seconds = (started: number): string => `${((performance.now() - started) / 1_000).toFixed(1)} s`;
const say = (text: string): void => void process.stdout.write(`${text}\n`);

run().catch((failed: unknown) => {
  process.stderr.write(`${failed instanceof Error ? failed.message : String(failed)}\n`);
  process.exitCode = 1;
});
