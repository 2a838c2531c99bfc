import { type Chance } from '../world/chance.ts';
import { type Scheduler } from '../world/scheduler.ts';
import { type Appends } from './appends.ts';

/** What a fault can take hold of. */
export interface Hold {
  chance: Chance;
  scheduler: Scheduler;
  appends: Appends;
}

/** Something that goes wrong around the system, and that it has to bear. */
export interface Fault {
  name: string;
  /** How often, compared with others. */
  weight: number;
  /** It strikes within the next act, if there is occasion. */
  arm(hold: Hold): void;
}
