export { nextChange } from './day/next-change.ts';
export { areTwoWeekDuties, overlapsOf, type ShiftOn } from './day/overlap.ts';
export { dayRecords, explainedRecords } from './day/records.ts';
export { type Rule, rules } from './day/reasons/rules.ts';
export * from './day/shapes.ts';
export { shiftProblems, type ShiftProblem, type ShiftProblemName } from './day/shift-problems.ts';
