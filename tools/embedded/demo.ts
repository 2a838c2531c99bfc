import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Clock } from '@kadro/chassis';
import { type DemoAccount, type DemoWorld } from '@kadro/kernel';
import { type ServiceEntry } from '../../services/entry.ts';
import { services as listed } from '../../services/services.ts';
import { type HostedServices } from '../shared/hosted-services.ts';

/** A clock that seeders move through the past; the present unless set. */
export class SeedingClock implements Clock {
  private readonly present: () => Temporal.Instant;
  private readonly moments = new AsyncLocalStorage<Temporal.Instant>();
  private readonly begun = new Set<string>();
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

  /** The clock of a service: it lives in the present until its own past is seeded, whatever it hears of that of others. */
  of(service: string): Clock {
    return { now: () => (this.begun.has(service) ? this.now() : (this.moments.getStore() ?? this.present())) };
  }

  begin(service: string): void {
    this.begun.add(service);
  }

  /** Runs something at an instant, so that independent histories can be seeded concurrently. */
  during<T>(at: Temporal.Instant, run: () => Promise<T>): Promise<T> {
    return this.moments.run(at, run);
  }
}

export interface Demo {
  clock?: SeedingClock;
  accounts: readonly DemoAccount[];
  seed(services: HostedServices): Promise<void>;
}

/** File with the demo's accounts in its folder; empty while it is seeded. */
export const noteName = 'demo.json';

function noteIn(folder: string): { accounts: DemoAccount[] } | 'unfinished' | null {
  try {
    const text = readFileSync(join(folder, noteName), 'utf8');
    return text === '' ? 'unfinished' : (JSON.parse(text) as { accounts: DemoAccount[] });
  } catch {
    return null;
  }
}

/** The demo of a folder, or with `mayCreate` a new one; an unfinished one is removed and seeded again. */
export function demoOf(folder: string, mayCreate: boolean): Demo | null {
  const note = noteIn(folder);
  if (note && note !== 'unfinished') return { accounts: note.accounts, seed: async () => {} };
  if (note === 'unfinished')
    for (const name of readdirSync(folder))
      if (name !== 'process.lock') rmSync(join(folder, name), { recursive: true });
  if (!mayCreate && note !== 'unfinished') return null;
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

/** Lets each service seed its part, in the order of the list; resolves with the accounts. */
export async function seedDemo(services: HostedServices, clock: SeedingClock): Promise<readonly DemoAccount[]> {
  let world: Partial<DemoWorld> = {};
  for (const { name, load } of listed as readonly ServiceEntry[]) {
    const { demo } = await load();
    clock.begin(name);
    const { runtime } = services[name as keyof HostedServices];
    const stage = {
      runtime,
      world,
      setClock: (at: Temporal.Instant | null) => clock.set(at),
      during: <T>(at: Temporal.Instant, run: () => Promise<T>) => clock.during(at, run),
    };
    world = { ...world, ...(await (await demo?.())?.seed(stage)) };
  }
  return world.accounts ?? [];
}

export function demoBanner({ accounts }: Demo): string {
  const width = Math.max(...accounts.map(({ username }) => username.length));
  const lines = accounts.map(
    ({ username, password, about }) => `    ${username.padEnd(width)}  ${password.padEnd(16)}  ${about}`,
  );
  return `  Demo accounts (only in this demo, passwords as they were at its start):\n${lines.join('\n')}\n`;
}
