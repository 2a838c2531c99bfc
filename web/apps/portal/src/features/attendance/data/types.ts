import {
  type ClockNowQuery,
  type DayRecordFragment,
  type PlannedWeeksQuery,
  type TimesheetMonthQuery,
  type TimesheetReasonsQuery,
} from '../../../generated/graphql.ts';

export type DayRecord = DayRecordFragment;
export type ClockNow = {
  clock: NonNullable<ClockNowQuery['clockState']>;
  terminal: NonNullable<ClockNowQuery['filterTerminals']>[number] | undefined;
  days: readonly DayRecord[];
};
export type Month = NonNullable<TimesheetMonthQuery['timesheetMonth']>;
export type PlannedWeek = NonNullable<PlannedWeeksQuery['plannedWorkTime']>[number]['weeks'][number];
export type Reasons = NonNullable<TimesheetReasonsQuery['timesheetReasons']>;
export type Figure = Reasons['figures'][number];
