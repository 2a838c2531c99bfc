import { cpSync } from 'node:fs';
import { freePorts } from '../../../../infra/free-ports.ts';
import { timeFrom } from '../../../../infra/clock/given-time.ts';
import { type GivenTime } from '../../../../infra/clock/set-clock.ts';
import { Hosting } from './processes/hosting.ts';
import { numberFrom, seed, type World } from './seed.ts';
import { newFolder, removeFolder, startServer } from './processes/server.ts';
import { beginsAt, madeAt } from './time.ts';

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
  const server = await startServer(folder, await freePorts(1), timeFrom(madeAt, makingRate));
  try {
    return { folder, world: await seed(server.url, server.accounts) };
  } catch (failed) {
    removeFolder(folder);
    throw failed;
  } finally {
    await server.stop();
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
