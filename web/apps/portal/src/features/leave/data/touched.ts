import {
  InboxCountDocument,
  LeaveBalancesDocument,
  LeaveDecisionsDocument,
  LeaveGrantsDocument,
  LeaveRequestDocument,
  LeaveRequestsDocument,
  LeaveRequestTotalsDocument,
  LeaveReturnDocument,
  LeaveStatementDocument,
  LeaveYearDocument,
  OpenCountDocument,
  TeamAbsencesDocument,
} from '../../../generated/graphql.ts';

/** What commands of leave may change. */
export const touched = [
  LeaveBalancesDocument,
  LeaveGrantsDocument,
  LeaveRequestDocument,
  LeaveRequestsDocument,
  LeaveRequestTotalsDocument,
  LeaveReturnDocument,
  LeaveStatementDocument,
  LeaveYearDocument,
  InboxCountDocument,
  LeaveDecisionsDocument,
  OpenCountDocument,
  TeamAbsencesDocument,
];
