export { nextChange } from './day/next-change.ts';
export { dayRecords } from './day/records.ts';
export * from './day/shapes.ts';
