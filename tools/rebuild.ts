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
import { openEmbeddedPorts } from '@kadro/chassis/embedded';
import { declarations } from './shared/hosted-services.ts';
import { lockIfFree, print, script, tenthsOf } from './shared/script.ts';

const usage =
  'Name read models to build anew: `npm run rebuild -- leave.leaveRequests`, several, a service such as `leave`, or `all`.';
const pollMs = 500;
/** A running server accepts a request within this time. */
const acceptedWithinMs = 30_000;

/** Read models of a service to rebuild; no names = all. */
interface Selection {
  service: Service;
  models: string[];
}

/** Rebuilds read models: by the leading worker or the server that uses the data folder, else in this process. */
async function run(): Promise<void> {
  const selected = selectionOf(process.argv.slice(2), await declarations());
  if (process.env['KADRO_PROFILE'] === 'cluster') return onEngines(selected);
  const { data: folder } = readConfig(process.env);
  const unlock = lockIfFree(folder);
  const ports = await openEmbeddedPorts({ folder });
  try {
    await Promise.all(selected.map((one) => (unlock ? buildHere(one, ports) : askServer(one, ports.keyValue))));
  } finally {
    await ports.close();
    unlock?.();
  }
}

async function onEngines(selected: readonly Selection[]): Promise<void> {
  // drivers of engines are much to load
  const { openClusterValues, readEngines } = await import('@kadro/chassis/cluster');
  const values = openClusterValues(readEngines(process.env));
  try {
    await Promise.all(selected.map((one) => askServer(one, values)));
  } finally {
    await values.close();
  }
}

/** @throws Error with the usage, or for an unknown read model */
function selectionOf(names: readonly string[], services: readonly Service[]): Selection[] {
  if (names.length === 0) throw new Error(usage);
  const selected = new Map<Service, string[]>();
  for (const name of names.flatMap((one) => (one === 'all' ? services.map((service) => service.name) : [one]))) {
    const [of, model] = name.split('.');
    const service = services.find((one) => one.name === of);
    if (
      !service ||
      (model !== undefined &&
        !['reservations', 'commands'].includes(model) &&
        !service.readModels.some((one) => one.name === model))
    )
      throw new Error(`There is no read model ${name}. ${usage}`);
    const models = selected.get(service);
    // a whole service stays whole
    if (model === undefined || models?.length === 0) selected.set(service, []);
    else selected.set(service, [...(models ?? []), model]);
  }
  return [...selected].map(([service, models]) => ({ service, models }));
}

async function buildHere({ service, models }: Selection, ports: Ports): Promise<void> {
  const started = performance.now();
  const show = progressOf(service.name);
  await rebuildAtRest(service, ports, models, show);
  print(`${service.name}: built in ${seconds(started)}`);
}

async function askServer({ service, models }: Selection, keyValue: KeyValue): Promise<void> {
  const started = performance.now();
  const show = progressOf(service.name);
  const id = await requestRebuild(keyValue, service.name, models);
  for (;;) {
    await setTimeout(pollMs);
    const found = await rebuildState(keyValue, service.name);
    const state = found?.id === id ? found : null;
    if (state?.state === 'DONE') return print(`${service.name}: built and read from now on, after ${seconds(started)}`);
    if (state?.state === 'FAILED') throw new Error(`${service.name}: not built: ${state.reason}`);
    if (state) show(state);
    else if (performance.now() - started > acceptedWithinMs)
      throw new Error(`${service.name}: nobody has taken it up yet; who runs it will when he can.`);
  }
}

function progressOf(service: string): (progress: BuildProgress) => void {
  const show = tenthsOf((percent, total) => print(`${service}: ${percent} % of ${total} events`));
  return ({ done, total }) => show(done, total);
}

const seconds = (started: number): string => `${((performance.now() - started) / 1_000).toFixed(1)} s`;
await script(run);
