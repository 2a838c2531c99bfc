import {
  ClockNowDocument,
  InboxCountDocument,
  OpenCountDocument,
  OvertimeDayDocument,
  OvertimeDecisionsDocument,
  OvertimeRequestDocument,
  OvertimeRequestsDocument,
  OvertimeYearDocument,
  TimesheetDaysDocument,
  TimesheetMonthDocument,
  TimesheetReasonsDocument,
} from '../../../../generated/graphql.ts';

/** What commands of overtime change: what is approved counts in day records. */
export const touched = [
  OvertimeRequestDocument,
  OvertimeRequestsDocument,
  InboxCountDocument,
  OpenCountDocument,
  OvertimeDecisionsDocument,
  OvertimeYearDocument,
  OvertimeDayDocument,
  TimesheetDaysDocument,
  TimesheetMonthDocument,
  TimesheetReasonsDocument,
  ClockNowDocument,
];
