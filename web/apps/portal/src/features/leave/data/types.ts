import {
  type LeaveBalancesQuery,
  type LeaveEntryLineFragment,
  type LeaveRequestDetailFragment,
  type LeaveReturnQuery,
  type LeaveRowFragment,
  type LeaveTypeMarkFragment,
  type LeaveStatementQuery,
  type LeaveTypesQuery,
  type LeaveYearQuery,
  type TeamAbsencesQuery,
} from '../../../generated/graphql.ts';
import { type AnswerOf } from '@kadro/api';

type One<List> = List extends readonly (infer T)[] ? T : never;

/** Of a kind of leave what stands beside a request or a balance. */
export type LeaveTypeCard = Omit<LeaveTypeMarkFragment, 'name'> & { name: string | null };
export type LeaveType = One<NonNullable<LeaveTypesQuery['leaveTypes']>['items']>;

export type LeaveRow = LeaveRowFragment;
export type LeaveRequest = LeaveRequestDetailFragment;
export type Duration = LeaveRow['duration'];
export type Period = NonNullable<LeaveRow['period']>;
export type LeaveDocument = One<NonNullable<LeaveRow['documents']>>;
/** One date of a request: how much of it counts, in days and minutes of the `of` minutes of that day. */
export type DayDetail = One<NonNullable<LeaveRequest['dayDetails']>>;
export type DayKind = DayDetail['kind'];
export type HistoryItem = One<NonNullable<LeaveRequest['approvalHistory']>>;

/** A balance on a date, in days: previous + accrued - used - reserved. */
export type LeaveBalance = One<NonNullable<LeaveBalancesQuery['leaveBalances']>>;
export type LeaveYear = NonNullable<LeaveYearQuery['leaveYear']>;
export type LeaveReturn = NonNullable<LeaveReturnQuery['leaveReturn']>;
/** The balance of a day as a sum of entries, in days as they are shown. */
export type LeaveStatement = NonNullable<LeaveStatementQuery['leaveStatement']>;
/** What moved a balance, in days; negative is what was used. */
export type LeaveEntry = LeaveEntryLineFragment & { leaveTypeId?: string };
export type TeamAbsences = NonNullable<TeamAbsencesQuery['teamAbsences']>;

export const durations = ['FULL_DAY', 'HALF_DAY', 'QUARTER_DAY', 'HOURLY'] as const satisfies readonly Duration[];
export const halves = ['FIRST_HALF', 'SECOND_HALF'] as const satisfies readonly Period[];
export const quarters = [
  'FIRST_QUARTER',
  'SECOND_QUARTER',
  'THIRD_QUARTER',
  'FOURTH_QUARTER',
] as const satisfies readonly Period[];

export type Calculation = AnswerOf<'POST /leave/api/v1/leave-requests/calculate'>;
export type Problem = Omit<Calculation['problems'][number], 'code'>;
