import { cpSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePorts } from '../../../../infra/free-ports.ts';
import { timeFrom } from '../../../../infra/clock/given-time.ts';
import { type GivenTime } from '../../../../infra/clock/set-clock.ts';
import { Hosting } from './processes/hosting.ts';
import { numberFrom, seed, type World } from './seed.ts';
import { newFolder, removeFolder, type Server, startServer } from './processes/server.ts';
import { beginsAt, madeAt, readyAt } from './time.ts';

/** Making the company takes up to minutes; a quarter of the pace keeps all of it within the minute that screens show. */
const makingRate = 0.25;
/** Where a browser's clock stands, the server's has to stay behind for the minutes that a journey takes. */
const stillRate = 0.1;
const stillAheadMs = 60_000;
const firstNumber = 8_001;

export interface Prepared {
  folder: string;
  world: World;
}

export interface Company {
  world: World;
  /** What its browsers take for the time. */
  time: GivenTime;
  /** Ends its server as a power cut would. */
  kill(): Promise<void>;
  /** Starts its server again at the same address. */
  restart(): Promise<void>;
  /** Ends serving it, and removes what was stored. */
  remove(): Promise<void>;
}

/** Makes the demo and the world of the journeys in a folder, through the interface, once for all. */
export async function prepareCompany(): Promise<Prepared> {
  const folder = newFolder();
  try {
    const world = await whileServed(folder, timeFrom(madeAt, makingRate), ({ url, accounts }) => seed(url, accounts));
    // what time alone changes until a journey begins is changed once, not in each of their companies
    await whileServed(folder, timeFrom(readyAt, 1), () => atRest(folder));
    return { folder, world };
  } catch (failed) {
    removeFolder(folder);
    throw failed;
  }
}

async function whileServed<T>(folder: string, time: GivenTime, act: (server: Server) => Promise<T>): Promise<T> {
  const server = await startServer(folder, await freePorts(1), time);
  try {
    return await act(server);
  } finally {
    await server.stop();
  }
}

/** Longer than between two looks of the tasks that run first after a start. */
const restMs = 3_000;
const patienceMs = 180_000;

/** Resolves when nothing is written to a folder any more. @throws Error when that does not come */
async function atRest(folder: string): Promise<void> {
  const newest = () =>
    Math.max(...readdirSync(folder, { recursive: true }).map((name) => statSync(join(folder, String(name))).mtimeMs));
  for (const until = Date.now() + patienceMs; ;) {
    const before = newest();
    await setTimeout(restMs);
    if (newest() === before) return;
    if (Date.now() > until) throw new Error('the company does not come to rest');
  }
}

const hosting = new Hosting();

/** Serves a copy of the prepared company; `isStill` where nothing may depend on how long it takes. */
export async function openCompany({ folder: prepared, world }: Prepared, isStill: boolean): Promise<Company> {
  const [folder, port] = [newFolder(), await freePorts(1)];
  cpSync(prepared, folder, { recursive: true });
  const time = timeFrom(beginsAt, isStill ? stillRate : 1);
  const serve = () => hosting.serve(folder, port, time);
  await serve();
  numberFrom(firstNumber);
  return {
    world: { ...world, url: `http://127.0.0.1:${port}` },
    time: isStill ? { ...time, given: time.given + stillAheadMs, rate: 0 } : time,
    kill: () => hosting.kill(),
    restart: serve,
    remove: async () => {
      await hosting.stop();
      removeFolder(folder);
    },
  };
}
