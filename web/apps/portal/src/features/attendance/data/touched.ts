import {
  ClockNowDocument,
  TimesheetDaysDocument,
  TimesheetMonthDocument,
  TimesheetReasonsDocument,
} from '../../../generated/graphql.ts';

/** What a reading may change. */
export const touched = [ClockNowDocument, TimesheetDaysDocument, TimesheetMonthDocument, TimesheetReasonsDocument];
