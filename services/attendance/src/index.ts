export { dayRecords } from './day/records.ts';
export * from './day/shapes.ts';
