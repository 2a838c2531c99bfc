import { type Clock, type HostedService } from '@kadro/chassis';
import { type DemoAccount, seedCompany } from '@kadro/identity/demo';

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

export interface Demo {
  clock: Clock;
  accounts: DemoAccount[];
  seed(identity: HostedService): Promise<void>;
}

/** Makes the demo company through the commands a user would send, with its years set by the clock; only before a port listens. */
export function seedDemo(): Demo {
  const clock = new SeedingClock();
  const accounts: DemoAccount[] = [];
  return {
    clock,
    accounts,
    seed: async (identity) => {
      accounts.push(...(await seedCompany(identity.runtime, (at) => clock.set(at))));
      clock.set(null);
    },
  };
}

/** The demo accounts as the terminal shows them. */
export function demoBanner({ accounts }: Demo): string {
  const width = Math.max(...accounts.map(({ username }) => username.length));
  const lines = accounts.map(({ username, password, about }) => `    ${username.padEnd(width)}  ${password.padEnd(16)}  ${about}`);
  return `  Demo accounts (only in this demo):\n${lines.join('\n')}\n`;
}
