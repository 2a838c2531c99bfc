import {
  type ClockNowQuery,
  type DayRecordFragment,
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
export type Reasons = NonNullable<TimesheetReasonsQuery['timesheetReasons']>;
export type Figure = Reasons['figures'][number];
