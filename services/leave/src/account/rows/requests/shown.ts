import { named, type AnyReadModel, type QueryScope } from '@kadro/chassis';
import { approval, isLanguage, type Principal } from '@kadro/kernel';
import { z } from 'zod';
import { leaveTypeTag, tagOf } from '../../../leave-types/tag.ts';
import { type HolidayRow, holidays } from '../../../replicas/holidays.ts';
import { dayShape } from '../../calculate/preview.ts';
import { cancelChoice, cancelChoices } from '../../cancel/choices.ts';
import { cancelCauseTexts } from '../../end/texts.ts';
import { documents } from '../../documents/storage.ts';
import { holidayNames } from '../../shared/calendar.ts';
import { balanceOnEnd, balanceOnEndOf } from './balance-on-end.ts';
import { leftDaysOf } from './days.ts';
import { type LeaveRequestRow, shownDecision } from './fields.ts';
import { leaveRequests } from './model.ts';

const documentShape = named(
  'LeaveDocument',
  z.object({ id: z.string(), name: z.string().nullable(), type: z.string(), bytes: z.int(), url: z.string() }),
);

const rowOf = (row: object): LeaveRequestRow => row as LeaveRequestRow;

async function daysWithHolidays(row: LeaveRequestRow, scope: QueryScope): Promise<z.infer<typeof dayShape>[]> {
  const ids = [...new Set(Object.values(row._holidays))];
  const names = holidayNames(await scope.rowsById<HolidayRow>(holidays.model, ids), scope);
  return row.dayDetails.map((day) => ({ ...day, holiday: names.get(row._holidays[day.date] ?? '') ?? null }));
}

async function decisionsOf(
  { approvalHistory }: LeaveRequestRow,
  scope: QueryScope,
): Promise<z.infer<typeof shownDecision>[]> {
  const ids = approvalHistory.flatMap(({ recount }) => (recount?.cause === 'HOLIDAY' ? [recount.causeId] : []));
  const names = holidayNames(await scope.rowsById<HolidayRow>(holidays.model, [...new Set(ids)]), scope);
  return approvalHistory.map((entry) => ({
    ...entry,
    recount: entry.recount && { ...entry.recount, holiday: names.get(entry.recount.causeId) ?? null },
  }));
}

async function filesOf(
  { id, documentIds }: LeaveRequestRow,
  scope: QueryScope,
): Promise<z.infer<typeof documentShape>[]> {
  const files = await documents.filesOf(scope, documentIds);
  return files.map((file) => ({
    id: file.id,
    name: file.name,
    type: file.type,
    bytes: file.bytes,
    url: documents.urlOf(id, file.id),
  }));
}

/** In the reader's language where nobody cancelled it. */
export function cancelReasonOf({ cancelReason, _cancelCause }: LeaveRequestRow, language: string): string | null {
  return _cancelCause ? cancelCauseTexts[_cancelCause][isLanguage(language) ? language : 'en'] : cancelReason;
}

/** Requesters, and administrators of the branch. */
export function mayCancel({ employeeId, branchId, namedIds }: LeaveRequestRow, scope: QueryScope): boolean {
  const kinds = scope.domain.policy.kindsOf(scope.principal, leaveRequests.reach, { employeeId, branchId, namedIds });
  return employeeId === scope.principal.account || kinds.has('branches') || kinds.has('all');
}

/** Empty for readers who may not cancel it. */
function cancelChoicesOf(row: LeaveRequestRow, scope: QueryScope): z.infer<typeof cancelChoice>[] {
  if (!mayCancel(row, scope)) return [];
  const isRequester = row.employeeId === scope.principal.account;
  return cancelChoices({ status: row.status, days: leftDaysOf(row) }, { isRequester, today: scope.today() });
}

/** With names in the reader's language, documents, and what the reader may do. */
export const shownLeaveRequests: AnyReadModel = {
  ...leaveRequests,
  computed: {
    leaveType: { type: leaveTypeTag, value: (row, scope) => tagOf(rowOf(row).leaveTypeId, scope) },
    dayDetails: { type: z.array(dayShape), value: (row, scope) => daysWithHolidays(rowOf(row), scope) },
    approvalHistory: { type: z.array(shownDecision), value: (row, scope) => decisionsOf(rowOf(row), scope) },
    cancelReason: { type: z.string().nullable(), value: (row, scope) => cancelReasonOf(rowOf(row), scope.language) },
    documents: { type: z.array(documentShape), value: (row, scope) => filesOf(rowOf(row), scope) },
    balanceOnEnd: { type: balanceOnEnd.nullable(), value: (row, scope) => balanceOnEndOf(rowOf(row), scope) },
    canDecide: {
      type: z.boolean(),
      value: (row, scope) => approval.mayDecide(rowOf(row), scope.principal as Principal),
    },
    canCancel: { type: z.boolean(), value: (row, scope) => cancelChoicesOf(rowOf(row), scope).length > 0 },
    cancelChoices: {
      type: z.array(cancelChoice).describe('what the reader may cancel of it, by the first day that comes back'),
      value: (row, scope) => cancelChoicesOf(rowOf(row), scope),
    },
  },
};
