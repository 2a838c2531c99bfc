import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Clock, type HostedService } from '@kadro/chassis';
import { type DemoAccount } from '@kadro/identity/demo';

/** A clock that the seeder moves through the company's past, and that tells the machine's time afterwards. */
class SeedingClock implements Clock {
  private at: Temporal.Instant | null = null;

  now(): Temporal.Instant {
    return this.at ?? Temporal.Now.instant();
  }

  set(at: Temporal.Instant | null): void {
    this.at = at;
  }
}

/** The demo of a folder: to be made, or made before. */
export interface Demo {
  clock?: Clock;
  accounts: DemoAccount[];
  seed(services: { identity: HostedService }): Promise<void>;
}

const noteName = 'demo.json';

function noteIn(folder: string): { accounts: DemoAccount[] } | 'unfinished' | null {
  try {
    const text = readFileSync(join(folder, noteName), 'utf8');
    return text === '' ? 'unfinished' : (JSON.parse(text) as { accounts: DemoAccount[] });
  } catch {
    return null;
  }
}

/**
 * The demo that a folder has or, where `mayMake`, gets: through the commands a user would send, its years set by the clock, before a port listens.
 * One whose making was interrupted is made anew: nobody has seen anything of it.
 */
export function demoOf(folder: string, mayMake: boolean): Demo | null {
  const note = noteIn(folder);
  if (note && note !== 'unfinished') return { accounts: note.accounts, seed: async () => {} };
  if (note === 'unfinished') for (const name of readdirSync(folder)) if (name !== 'process.lock') rmSync(join(folder, name), { recursive: true });
  if (!mayMake && note !== 'unfinished') return null;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, noteName), '');
  const clock = new SeedingClock();
  const accounts: DemoAccount[] = [];
  return {
    clock,
    accounts,
    seed: async ({ identity }) => {
      // only where a demo is made: its people and calendars are much to load
      const { seedCompany } = await import('@kadro/identity/demo');
      accounts.push(...(await seedCompany(identity.runtime, (at) => clock.set(at))));
      clock.set(null);
      writeFileSync(join(folder, noteName), JSON.stringify({ accounts }));
    },
  };
}

/** The demo accounts as the terminal shows them. */
export function demoBanner({ accounts }: Demo): string {
  const width = Math.max(...accounts.map(({ username }) => username.length));
  const lines = accounts.map(({ username, password, about }) => `    ${username.padEnd(width)}  ${password.padEnd(16)}  ${about}`);
  return `  Demo accounts (only in this demo, passwords as they were at its start):\n${lines.join('\n')}\n`;
}
