export * from './chain-of.ts';
export * from './decide.ts';
export * from './readings.ts';
export * from './step.ts';
export * from './transitions.ts';
