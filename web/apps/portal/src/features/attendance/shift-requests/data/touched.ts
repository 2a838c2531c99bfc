import {
  ClockCorrectionDocument,
  ClockCorrectionsDocument,
  ClockNowDocument,
  OvertimeDayDocument,
  InboxCountDocument,
  OpenCountDocument,
  ShiftRequestDocument,
  ShiftRequestsDocument,
  TimesheetDaysDocument,
  TimesheetMonthDocument,
  TimesheetReasonsDocument,
} from '../../../../generated/graphql.ts';

/** What commands of these requests change: what is approved is recorded, or planned. */
export const touched = [
  ClockCorrectionDocument,
  ClockCorrectionsDocument,
  ShiftRequestDocument,
  ShiftRequestsDocument,
  InboxCountDocument,
  OpenCountDocument,
  OvertimeDayDocument,
  TimesheetDaysDocument,
  TimesheetMonthDocument,
  TimesheetReasonsDocument,
  ClockNowDocument,
];
