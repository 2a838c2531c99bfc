/** Keys of `mobileSettings` that can turn parts of it off. */
export const timeAreas = {
  page: 'timePage',
  timesheet: 'timesheet',
  clock: 'clockInOut',
  breaks: 'breakInOut',
  shift: 'shift',
} as const;

export const timeHome = '/time';
export const shiftsPath = `${timeHome}/shifts`;
export const teamShiftsPath = `${shiftsPath}/team`;

/** What the code beside a terminal leads to, as the console prints it. */
export const scanPath = `${timeHome}/scan`;
export const presencePath = `${timeHome}/presence`;
export const timesheetsPath = `${timeHome}/timesheets`;

/** Figures of a month that are made of days. */
export const countedFigures = ['overtime', 'missingTime', 'lateDays', 'earlyLeaveDays', 'absentDays'] as const;
export type Counted = (typeof countedFigures)[number];

/** This month with the days marked that a figure counts. */
export const monthCounting = (figure: Counted): string => `${timesheetsPath}?counts=${figure}`;
