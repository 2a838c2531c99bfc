import { join } from 'node:path';
import { z } from 'zod';
import { DatabaseSync } from 'node:sqlite';
import { publish } from '../../declare/publication.ts';
import { type Reaction } from '../../declare/reaction.ts';
import { type Service } from '../../declare/service.ts';
import { hostService } from '../../http/host.ts';
import { languageOf } from '../../messaging/published-language.ts';
import { PublishedLog } from '../../messaging/relay.ts';
import { metrics } from '../../observe/metrics.ts';
import { type Log, type Message } from '../../ports/index.ts';
import { runCommand } from '../../write/command-runner.ts';
import { aMessage, messageSource } from '../contracts/messages/source.ts';
import { startInFolder } from './in-folder.ts';
import { type ServiceRuntime } from '../../runtime/service-runtime.ts';
import { smallService, somebody, thing, things } from './small-service.ts';
import { readModel } from '../../declare/models/read-model.ts';

const proto =
  'syntax = "proto3"; package kadro.small.v1; message ThingSaid { Thing thing = 1; } message Thing { string id = 1; string name = 2; }';

export interface LogLine {
  level: 'info' | 'warn' | 'error';
  fields: Record<string, unknown>;
  message: string;
}

/** Who throws what, by the name of the follower. */
type Broken = Map<string, () => unknown>;

/** The small service with one of everything that follows a log or a queue; each throws what `broken` says. */
function followingService(broken: Broken, seen: (who: string, what: string) => void): Service {
  const throwOr = (who: string, what: string): void => {
    const failure = broken.get(who)?.();
    if (failure !== undefined) throw failure;
    seen(who, what);
  };
  const fragile = readModel(thing).rows<{ id: string; code: string }>({
    name: 'fragileThings',
    row: 'FragileThing',
    version: 1,
    schema: z.object({ id: z.string(), code: z.string() }),
    indexes: {},
    reach: {},
    access: ['all'],
    project: {
      ThingMade: (_row, { data }) => {
        throwOr('projections', data.code);
        return { code: data.code };
      },
    },
  });
  const reaction = (name: string, from: string, on: string): Reaction => ({
    name: `${name}Reaction`,
    from,
    on: [on],
    react: async ({ id, data }) => throwOr(name, String(data.code ?? id)),
  });
  return {
    ...smallService,
    readModels: [things, fragile],
    reactions: [reaction('ownEvents', 'small', 'ThingMade'), reaction('messages', 'hotel', 'GuestCame')],
    publications: [],
    jobs: [{ name: 'chore', run: async ({ id }) => throwOr('job', id) }],
    scheduledTasks: [{ name: 'sweep', everyMs: 50, run: async () => throwOr('task', 'sweep') }],
    authenticator: () => ({ principal: () => Promise.resolve(somebody()) }),
  };
}

/** What it says to others of each thing, which nobody can say of a thing with the code `unsayable`. */
function speaking(runtime: ServiceRuntime, broken: Broken): PublishedLog {
  const publication = publish(things, {
    message: 'ThingSaid',
    on: ['ThingMade'],
    concerns: () => null,
    data: ({ id, name, code }) => {
      const failure = broken.get('publisher')?.();
      if (failure !== undefined) throw failure;
      return { thing: { id, name: code === 'unsayable' ? 5 : name } };
    },
  });
  const context = Object.assign(Object.create(runtime) as ServiceRuntime, {
    service: { ...runtime.service, publications: [publication] },
  });
  return new PublishedLog(context, languageOf('small', proto));
}

function keptLog(): { lines: LogLine[]; logger: Log } {
  const lines: LogLine[] = [];
  const line = (level: LogLine['level']) => (fields: object, message: string) =>
    void lines.push({ level, fields: { ...fields }, message });
  return { lines, logger: { info: line('info'), warn: line('warn'), error: line('error') } };
}

/** 0 where there is none. */
async function metricOf(name: string, labels: Record<string, string>): Promise<number> {
  const found = await metrics.getSingleMetric(name)!.get();
  const fits = (given: object) => Object.entries(labels).every(([key, value]) => Reflect.get(given, key) === value);
  return found.values.find((one) => fits(one.labels))?.value ?? 0;
}

function runInOps(folder: string, sql: string): void {
  const db = new DatabaseSync(join(folder, 'ops.db'));
  db.exec(sql);
  db.close();
}

const makeThing = (runtime: ServiceRuntime, code: string) =>
  runCommand(
    runtime,
    smallService.commands.find(({ name }) => name === 'MakeThing')!,
    {
      params: {},
      body: { name: 'A', code },
      principal: somebody(),
      language: 'en',
      key: crypto.randomUUID(),
      correlation: 'c',
    },
  );

/** It over real files with a clock that is moved by hand, and what is seen of it from outside. */
export async function startFollowing() {
  const broken: Broken = new Map();
  const seen: string[] = [];
  const said: Message[] = [];
  const { lines, logger } = keptLog();
  const hotel = messageSource();
  const note = (who: string, what: string) => void seen.push(`${who} ${what}`);
  const at = await startInFolder('following', async (ports) => {
    // nobody waits here for rows that do not come
    ports.readYourWritesMs = 50;
    await ports.messages.relay('kadro.hotel.v1', hotel);
    await ports.messages.consume('kadro.small.v1', 'neighbour', async (message) => void said.push(message));
    const hosted = await hostService(followingService(broken, note), ports, logger);
    await ports.messages.relay('kadro.small.v1', speaking(hosted.runtime, broken));
    return hosted;
  });
  return {
    broken,
    seen,
    said,
    lines,
    folder: at.folder,
    clock: at.clock,
    get ports() {
      return at.ports;
    },
    get hosted() {
      return at.running;
    },
    make: (code: string) => makeThing(at.running.runtime, code),
    hear: async (code: string) =>
      hotel.publish(aMessage({ type: 'hotel.v1.GuestCame', source: 'hotel', organization: 'o1', data: { code } })),
    addJob: (id: string) => at.ports.jobs.add({ id, name: 'small.chore', organization: 'o1', data: {} }),
    breakOps: (sql: string) => runInOps(at.folder, sql),
    metric: metricOf,
    again: at.again,
    stop: at.stop,
  };
}
