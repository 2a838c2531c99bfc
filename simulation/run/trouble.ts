import { type Appends } from '../faults/appends.ts';
import { faults } from '../faults/every-service.ts';
import { Chance } from '../world/chance.ts';
import { type Scheduler } from '../world/scheduler.ts';
import { type VirtualTime } from '../world/time.ts';

interface TroubleOptions {
  seed: number;
  /** One act in so many meets a fault; 0 = none. */
  oneIn: number;
  scheduler: Scheduler;
  appends: Appends;
  time: Pick<VirtualTime, 'shift'>;
}

/** While nobody acts faults are as much rarer as there is less to do. */
const rarerAtRest = 4;
const mostStepsAtRest = 300;

/** What goes wrong in a run, and when. */
export class Trouble {
  readonly counts = new Map<string, number>();
  readonly #options: TroubleOptions;
  readonly #chance: Chance;
  #struck: string[] = [];

  constructor(options: TroubleOptions) {
    this.#options = options;
    this.#chance = new Chance(options.seed, 'faults');
  }

  /** Perhaps something is about to happen to the next act. */
  come(): void {
    if (!this.#isDue(1)) return;
    const { scheduler, appends, time } = this.#options;
    const strikes = (name: string): void => void this.#struck.push(name);
    this.#chance.weighted(faults).arm({ chance: this.#chance, scheduler, appends, time, strikes });
  }

  /** Perhaps the process is about to end while nobody does anything. */
  comeAtRest(): void {
    const { scheduler } = this.#options;
    if (this.#isDue(rarerAtRest)) scheduler.crashAfter(this.#chance.between(1, mostStepsAtRest));
  }

  /** What has not happened yet does not. */
  calm(): void {
    this.#options.scheduler.crashAfter(undefined);
    this.#options.appends.disarm();
  }

  crashed(when: 'in an act' | 'at rest'): void {
    this.#struck.push(`crash ${when}`);
  }

  /** What has happened since the last call. */
  struck(): string[] {
    const all = [...this.#struck, ...this.#options.appends.struck()];
    this.#struck = [];
    for (const name of all) this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    return all;
  }

  #isDue(rarer: number): boolean {
    const { oneIn } = this.#options;
    return oneIn > 0 && this.#chance.oneIn(oneIn * rarer);
  }
}
