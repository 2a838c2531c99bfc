// What specs of rules and rows need; starts nothing.
export { given, type Past, stateAfter } from './given.ts';
export { type Happened, projectRows } from './rows.ts';
