export { nextChange } from './day/next-change.ts';
export { dayRecords, explainedRecords } from './day/records.ts';
export { type Rule, rules } from './day/reasons/rules.ts';
export * from './day/shapes.ts';
