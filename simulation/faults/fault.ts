import { type Chance } from '../world/chance.ts';
import { type Scheduler } from '../world/scheduler.ts';
import { type VirtualTime } from '../world/time.ts';
import { type Appends } from './appends.ts';

/** What a fault can take hold of. */
export interface Hold {
  chance: Chance;
  scheduler: Scheduler;
  appends: Appends;
  time: Pick<VirtualTime, 'shift'>;
  /** Tells of one that strikes at once. */
  strikes: (name: string) => void;
}

/** Something that goes wrong around the system, and that it has to bear. */
export interface Fault {
  name: string;
  /** How often, compared with others. */
  weight: number;
  /** It strikes within the next act, if there is occasion. */
  arm(hold: Hold): void;
}
