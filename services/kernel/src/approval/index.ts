/** The approval chain of any request; steps and statuses are `step.ts`. */
export * from './approvers.ts';
export * from './chain-of.ts';
export * from './decide.ts';
export * from './readings.ts';
export * from './rows.ts';
export * from './take-over.ts';
export * from './transitions.ts';
