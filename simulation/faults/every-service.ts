import { type Fault } from './fault.ts';

const mostSteps = 120;

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
];
