import { logHeadSigned, publish, type Publication } from '@kadro/chassis';
import { type OvertimeRow } from './overtime/rows/fields.ts';
import { overtimes } from './overtime/rows/overtimes.ts';
import { type Sums } from './periods/figures.ts';
import { periodDifferences, type PeriodDifferenceRow } from './periods/rows/differences.ts';
import { periodPeople, type PeriodPersonRow } from './periods/rows/people.ts';
import { plans } from './workplan/published.ts';

const minutesOf = (sums: Sums) => ({
  expected: sums.expectedWorkTime,
  worked: sums.actualWorkTime,
  overtime: sums.overtime,
  overtimeUnapproved: sums.overtimeUnapproved,
  missing: sums.missingTime,
  leave: sums.leaveTime,
  breakTime: sums.breakTime,
  night: sums.nightTime,
});

const closedMonth = (row: PeriodPersonRow) => ({
  period: {
    periodId: row.periodId,
    branchId: row.branchId ?? '',
    month: row.month,
    personId: row.employeeId,
    day: row.days.map(({ date, type, state, asItIs, ...sums }) => {
      const day = { date, state, minutes: minutesOf(sums), asItIs };
      return type === null ? day : { ...day, type };
    }),
    sums: minutesOf(row),
  },
});

const difference = ({ id, periodId, branchId, month, employeeId, date, ...row }: PeriodDifferenceRow) => ({
  difference: {
    id,
    periodId,
    branchId: branchId ?? '',
    month,
    personId: employeeId,
    date,
    ...(row.before && { before: minutesOf(row.before) }),
    ...(row.after && { after: minutesOf(row.after) }),
    change: minutesOf(row.change),
    cause: row.cause,
    payableIn: row.payableIn,
  },
});

/** What was cancelled before it was approved counted nowhere. */
const isDecided = ({ status, approvedDateTime }: OvertimeRow): boolean =>
  status !== 'CANCELLED' || approvedDateTime !== null;

/** `proto/kadro/attendance/v1`, without notes and reasons. */
export const publications: readonly Publication[] = [
  ...plans,
  publish<PeriodPersonRow>(periodPeople, {
    message: 'PeriodClosed',
    on: ['PersonMonthClosed'],
    concerns: ({ employeeId }) => employeeId,
    data: closedMonth,
  }),
  publish<PeriodDifferenceRow>(periodDifferences, {
    message: 'PeriodDifference',
    on: ['PeriodDifferenceRecorded'],
    concerns: ({ employeeId }) => employeeId,
    data: difference,
  }),
  publish<OvertimeRow>(overtimes, {
    message: 'OvertimeDecided',
    on: ['OvertimeApproved', 'OvertimeDenied', 'OvertimeCancelled'],
    concerns: ({ employeeId }) => employeeId,
    data: (row) =>
      isDecided(row)
        ? {
            overtime: {
              id: row.id,
              personId: row.employeeId,
              date: row.overtimeDate,
              period: row.period,
              minutes: row.durationInMinutes,
              status: row.status,
            },
          }
        : null,
  }),
  logHeadSigned,
];
