import { type Fault, type Hold } from './fault.ts';

const mostSteps = 120;
const secondMs = 1_000;

/** As an operator or a time server does. */
function setClock({ time, strikes }: Hold, ms: number): void {
  time.shift(ms);
  strikes(`clock set ${ms < 0 ? 'back' : 'forward'}`);
}

/** What can happen to every service. */
export const faults: readonly Fault[] = [
  {
    name: 'crash',
    weight: 3,
    // now and then in the first moments, where a command is on its way
    arm: ({ chance, scheduler }) => scheduler.crashAfter(chance.between(1, chance.oneIn(2) ? 10 : mostSteps)),
  },
  {
    name: 'append refused before it was durable',
    weight: 2,
    arm: ({ chance, appends }) => appends.refuse('before', chance.below(2)),
  },
  {
    name: 'append refused after it was durable',
    weight: 2,
    arm: ({ chance, appends }) => appends.refuse('after', chance.below(2)),
  },
  {
    name: 'clock set forward',
    weight: 1,
    arm: (hold) => setClock(hold, hold.chance.between(1, 7_200) * secondMs),
  },
  {
    name: 'clock set back',
    weight: 1,
    arm: (hold) => setClock(hold, -hold.chance.between(1, 30) * secondMs),
  },
];
