export { fixedClock } from './fixed-clock.ts';
export { given, type Past, stateAfter } from './given.ts';
export { type Happened, projectRows } from './rows.ts';
export { type Said, said, unfilled } from './said.ts';
