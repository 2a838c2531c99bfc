import {
  ClockNowDocument,
  MyMonthDocument,
  PlannedWeeksDocument,
  TimesheetDaysDocument,
  TimesheetMonthDocument,
  TimesheetReasonsDocument,
} from '../../../generated/graphql.ts';

/** What a reading may change. */
export const touched = [
  ClockNowDocument,
  MyMonthDocument,
  PlannedWeeksDocument,
  TimesheetDaysDocument,
  TimesheetMonthDocument,
  TimesheetReasonsDocument,
];
