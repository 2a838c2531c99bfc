import { logHeadSigned, type Publication, publish, type Seen } from '@kadro/chassis';
import { type LocalizedText } from '@kadro/kernel';
import Fraction from 'fraction.js';
import { type EntryRow, leaveEntries } from './account/rows/leave-entries.ts';
import { type LeaveRequestRow } from './account/rows/requests/fields.ts';
import { leaveRequests } from './account/rows/requests/model.ts';
import { toNumber } from './account/shared/days.ts';
import { type LeaveTypeRow, leaveTypes } from './leave-types/record.ts';

/** At most four decimals. */
const decimal = (days: number): string => String(days);
const decimalOrNone = (days: number | null): string | null => (days === null ? null : decimal(days));

const publishedFields = [
  'id',
  'branchId',
  'leaveTypeId',
  'kind',
  'status',
  'beginDate',
  'endDate',
  'beginTime',
  'endTime',
  'duration',
  'period',
  'minutes',
  'cancelledFrom',
  'cancelledTo',
] as const;

/** Without reasons, notes and approvers; `day` leaves out dates that were given back. */
function leaveOf(row: LeaveRequestRow): Record<string, unknown> {
  return {
    ...Object.fromEntries(publishedFields.map((field) => [field, row[field]])),
    personId: row.employeeId,
    days: decimal(row.days),
    day: row.dayDetails
      .filter(({ returned }) => !returned)
      .map(({ date, minutes: taken, of, part, kind: dayKind }) => ({ date, minutes: taken, of, part, kind: dayKind })),
    requestedAt: row.requestedDateTime,
    decidedAt: row.approvedDateTime ?? row.approvalHistory.find(({ action }) => action === 'DENIED')?.at,
  };
}

/** Changed reasons and documents stay inside; changed dates are published. */
const isPublished = ({ name, data }: Seen): boolean => name !== 'LeaveChanged' || data.restarted === true;

const ofLeave = (message: string, ...on: string[]): Publication =>
  publish<LeaveRequestRow>(leaveRequests, {
    message,
    on,
    concerns: ({ employeeId }) => employeeId,
    data: (row, event) => (isPublished(event) ? { leave: leaveOf(row) } : null),
  });

function leaveTypeOf({
  id,
  name,
  kind,
  color,
  durations,
  tracksBalance,
  countsCalendarDays,
  documentRequired,
  reasonRequired,
  noticeDays,
  minimumDays,
  maximumDays,
  advanceDays,
  usageRule,
  archived,
}: LeaveTypeRow): object {
  return {
    id,
    kind,
    color,
    durations,
    tracksBalance,
    countsCalendarDays,
    documentRequired,
    reasonRequired,
    noticeDays,
    usageRule,
    archived,
    names: name as LocalizedText,
    minimumDays: decimalOrNone(minimumDays),
    maximumDays: decimalOrNone(maximumDays),
    advanceDays: decimal(advanceDays),
  };
}

/** `days` as the event has them, `difference` as the entry has it. */
const ofEntry = (
  message: string,
  on: readonly string[],
  more: (event: Seen) => Record<string, unknown> = () => ({}),
): Publication =>
  publish<EntryRow>(leaveEntries, {
    message,
    on,
    concerns: ({ employeeId }) => employeeId,
    data: ({ employeeId: personId, leaveTypeId, on, days }, event) => ({
      personId,
      leaveTypeId,
      on,
      days: decimal(toNumber(new Fraction(String(event.data.days)))),
      difference: decimal(days),
      ...more(event),
    }),
  });

/** `proto/kadro/leave/v1`. An approved step that is not the last is not published. */
export const publications: readonly Publication[] = [
  ofLeave('LeaveRequested', 'LeaveRequested'),
  ofLeave('LeaveChanged', 'LeaveChanged', 'DetailAsked', 'DetailGiven'),
  ofLeave('LeaveApproved', 'LeaveApproved'),
  ofLeave('LeaveDenied', 'LeaveDenied'),
  ofLeave('LeaveCancelled', 'LeaveCancelled'),
  ofLeave('LeaveRecounted', 'LeaveRecounted'),
  publish<LeaveTypeRow>(leaveTypes.model, {
    message: 'LeaveTypeChanged',
    on: ['LeaveTypeCreated', 'LeaveTypeChanged', 'LeaveTypeArchived', 'LeaveTypeRestored'],
    concerns: () => null,
    data: (row) => ({ leaveType: leaveTypeOf(row) }),
  }),
  ofEntry('EntitlementSet', ['EntitlementSet'], ({ data }) => ({ year: data.year })),
  ofEntry('BalanceAdjusted', ['BalanceAdjusted', 'EntryReversed']),
  logHeadSigned,
];
