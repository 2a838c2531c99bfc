import { cpSync } from 'node:fs';
import { freePorts } from '../../../../infra/free-ports.ts';
import { timeFrom } from '../../../../infra/clock/given-time.ts';
import { type GivenTime } from '../../../../infra/clock/set-clock.ts';
import { numberFrom, seed, type World } from './seed.ts';
import { newFolder, removeFolder, type Server, startServer } from './server.ts';
import { beginsAt, madeAt } from './time.ts';

/** Making the company takes up to minutes; a quarter of the pace keeps all of it within the minute that screens show. */
const makingRate = 0.25;
/** Where a browser's clock stands, the server's has to stay behind for the minutes that a journey takes. */
const stillRate = 0.1;
const stillAheadMs = 60_000;
const firstNumber = 8_001;

/** A company on disk, and who and what is in it. */
export interface Prepared {
  folder: string;
  world: World;
}

/** A company with a server of its own. */
export interface Company {
  world: World;
  /** What its browsers take for the time. */
  time: GivenTime;
  /** Ends its server as a power cut would. */
  kill(): Promise<void>;
  /** Starts its server again at the same address. */
  restart(): Promise<void>;
  /** Ends its server, and removes what it stored. */
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

/** Starts a server on a copy of the prepared company; `isStill` where nothing may depend on how long it takes. */
export async function openCompany({ folder: prepared, world }: Prepared, isStill: boolean): Promise<Company> {
  const [folder, port] = [newFolder(), await freePorts(1)];
  cpSync(prepared, folder, { recursive: true });
  const time = timeFrom(beginsAt, isStill ? stillRate : 1);
  let server: Server = await startServer(folder, port, time);
  numberFrom(firstNumber);
  return {
    world: { ...world, url: server.url },
    time: isStill ? { ...time, given: time.given + stillAheadMs, rate: 0 } : time,
    kill: () => server.kill(),
    restart: async () => {
      server = await startServer(folder, port, time);
    },
    remove: async () => {
      await server.kill();
      removeFolder(folder);
    },
  };
}
