import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { setTimeout } from 'node:timers/promises';
import { attendance } from '@kadro/attendance';
import { createLogger, type Ports, type Service, type StoredEvent, ServiceRuntime, type Row } from '@kadro/chassis';
import { openEmbeddedPorts } from '@kadro/chassis/embedded';
import { identity, Tokens } from '@kadro/identity';
import { leave } from '@kadro/leave';

export interface Opened {
  /** Identity, which gets the commands. */
  runtime: ServiceRuntime;
  runtimes: readonly ServiceRuntime[];
  /** Names of what the running services record by themselves as of other events. */
  reactions: ReadonlySet<string>;
  close(): Promise<void>;
}

/** Files of the log and its keys, from which every read model can be rebuilt. */
const sources = /^(events|keys)\.db|^master\.key$/;

/** Copies a data folder whose system is not writing; `onlySources` leaves out everything that can be rebuilt. */
export async function copyData(from: string, to: string, onlySources: boolean): Promise<void> {
  await mkdir(to, { recursive: true });
  const names = (await readdir(from)).filter(
    (name) => !name.startsWith('process.lock') && (!onlySources || sources.test(name)),
  );
  await Promise.all(names.map((name) => cp(join(from, name), join(to, name), { recursive: true })));
}

/** Opens copied data: stores recover, read models catch up. */
export async function openData(folder: string): Promise<Opened> {
  const ports = await openEmbeddedPorts({ folder });
  const logger = createLogger('error');
  const first = identity(await Tokens.open(ports.keys));
  const runtime = new ServiceRuntime(recordingNothing(first), ports, logger);
  await runtime.start();
  const following = [leave, attendance].map((of) => of(runtime.authenticator));
  const whole = [first, ...following];
  const others = following.map((service) => new ServiceRuntime(recordingNothing(service), ports, logger));
  for (const other of others) await other.start();
  const runtimes = [runtime, ...others];
  for (const one of others) await withoutJobs(ports, one);
  return {
    runtime,
    runtimes,
    reactions: new Set(whole.flatMap(({ reactions }) => reactions.map(({ name }) => name))),
    close: async () => {
      for (const one of runtimes.toReversed()) await one.close();
      await ports.close();
    },
  };
}

/** Records of many days follow from jobs: until these are done they are not as the log says. */
async function withoutJobs({ jobs }: Pick<Ports, 'jobs'>, runtime: ServiceRuntime): Promise<void> {
  const { service } = runtime;
  const organizations = new Set<string>();
  for (const model of service.readModels)
    for (const one of await runtime.rows(model).organizations()) organizations.add(one);
  for (const one of organizations)
    for (let isDone = false; !isDone; await setTimeout(20)) {
      const { items } = await jobs.list(one, service.name, { offset: 0, limit: 1_000 });
      isDone = items.every(({ state }) => state !== 'WAITING' && state !== 'RUNNING');
    }
}

/** A copy must not change by itself, though it looks like a restored log: it is compared with the system's. */
const recordingNothing = (service: Service): Service => ({
  ...service,
  scheduledTasks: [],
  restoredTasks: [],
  reactions: [],
});

export async function logOf({ events: log }: Pick<Ports, 'events'>): Promise<StoredEvent[]> {
  const all: StoredEvent[] = [];
  for (let after = ''; ; after = all.at(-1)!.position) {
    const events = await log.readAll(after, 1_000);
    if (events.length === 0) return all;
    all.push(...events);
  }
}

async function rowsOf(
  runtime: ServiceRuntime,
  model: ServiceRuntime['service']['readModels'][number],
): Promise<Map<string, Row>> {
  const found = new Map<string, Row>();
  const rows = runtime.rows(model);
  for (const organization of await rows.organizations()) {
    for (let last = ''; ;) {
      const page = await rows.find(
        organization,
        { where: [{ index: 'id', from: last }] },
        { sort: { index: 'id', descending: false }, offset: 0, limit: 500 },
      );
      for (const { id, doc } of page) found.set(`${organization}/${id}`, doc);
      if (page.length < 500) break;
      last = page.at(-1)!.id;
    }
  }
  return found;
}

/** Differences between the read models of two runtimes, one sentence each. */
export async function differences(one: ServiceRuntime, other: ServiceRuntime): Promise<string[]> {
  const found: string[] = [];
  for (const model of one.service.readModels) {
    const [left, right] = [await rowsOf(one, model), await rowsOf(other, model)];
    for (const key of new Set([...left.keys(), ...right.keys()])) {
      if (!isDeepStrictEqual(said(model, left.get(key)), said(model, right.get(key))))
        found.push(`${model.name} ${key} differs from a fresh projection`);
    }
  }
  return found;
}

/** A derived row keeps the instant at which it last said something else. */
function said({ derivation }: ServiceRuntime['service']['readModels'][number], row: Row | undefined): Row | undefined {
  return derivation && row ? { ...row, updatedDateTime: '' } : row;
}
