import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Clock, type HostedService } from '@kadro/chassis';
import { type DemoAccount } from '@kadro/identity/demo';
import { type Stage } from '@kadro/leave/demo';

/** A clock that the seeders move through the company's past, and that tells the present afterwards. */
export class SeedingClock implements Clock {
  private readonly present: () => Temporal.Instant;
  private readonly moments = new AsyncLocalStorage<Temporal.Instant>();
  private at: Temporal.Instant | null = null;

  constructor(present = () => Temporal.Now.instant()) {
    this.present = present;
  }

  now(): Temporal.Instant {
    return this.moments.getStore() ?? this.at ?? this.present();
  }

  set(at: Temporal.Instant | null): void {
    this.at = at;
  }

  /** Runs something at a moment of its own: people whose histories do not touch can live through them side by side. */
  during<T>(at: Temporal.Instant, run: () => Promise<T>): Promise<T> {
    return this.moments.run(at, run);
  }
}

interface Services {
  identity: HostedService;
  leave: HostedService;
}

/** The demo of a folder: to be made, or made before. */
export interface Demo {
  clock?: Clock;
  accounts: DemoAccount[];
  seed(services: Services): Promise<void>;
}

/** Lies in the folder of a demo and says who may sign in. */
export const noteName = 'demo.json';

function noteIn(folder: string): { accounts: DemoAccount[] } | 'unfinished' | null {
  try {
    const text = readFileSync(join(folder, noteName), 'utf8');
    return text === '' ? 'unfinished' : (JSON.parse(text) as { accounts: DemoAccount[] });
  } catch {
    return null;
  }
}

/**
 * The demo that a folder has or, where `mayMake`, gets: through the commands a user would send, its years set by the
 * clock, before a port listens.
 * One whose making was interrupted is made anew: nobody has seen anything of it.
 */
export function demoOf(folder: string, mayMake: boolean): Demo | null {
  const note = noteIn(folder);
  if (note && note !== 'unfinished') return { accounts: note.accounts, seed: async () => {} };
  if (note === 'unfinished')
    for (const name of readdirSync(folder))
      if (name !== 'process.lock') rmSync(join(folder, name), { recursive: true });
  if (!mayMake && note !== 'unfinished') return null;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, noteName), '');
  const clock = new SeedingClock();
  const accounts: DemoAccount[] = [];
  return {
    clock,
    accounts,
    seed: async (services) => {
      accounts.push(...(await seedDemo(services, clock)));
      writeFileSync(join(folder, noteName), JSON.stringify({ accounts }));
    },
  };
}

/** Makes the companies and their years of leave; answers who may sign in. */
export async function seedDemo({ identity, leave }: Services, clock: SeedingClock): Promise<DemoAccount[]> {
  // only where a demo is made: its people and calendars are much to load
  const [{ seedCompany, companiesOf, declareHoliday }, { seedLeave }] = await Promise.all([
    import('@kadro/identity/demo'),
    import('@kadro/leave/demo'),
  ]);
  const accounts = await seedCompany(identity.runtime, (at) => clock.set(at));
  // services know nothing of each other: who works where is handed from one to the other
  const stage: Stage = {
    runtime: leave.runtime,
    during: (at, run) => clock.during(at, run),
    declare: (company, holiday) => declareHoliday(identity.runtime, company, holiday),
  };
  const refused = await seedLeave(stage, await companiesOf(identity.runtime));
  if (refused.length > 0) leave.runtime.logger.warn({ refused }, 'the demo asked for leave that the rules refuse');
  return accounts;
}

/** The demo accounts as the terminal shows them. */
export function demoBanner({ accounts }: Demo): string {
  const width = Math.max(...accounts.map(({ username }) => username.length));
  const lines = accounts.map(
    ({ username, password, about }) => `    ${username.padEnd(width)}  ${password.padEnd(16)}  ${about}`,
  );
  return `  Demo accounts (only in this demo, passwords as they were at its start):\n${lines.join('\n')}\n`;
}
