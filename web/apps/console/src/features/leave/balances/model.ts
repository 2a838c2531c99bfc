import { type PersonCard } from '../../../people/person.ts';
import { type LeaveTypeSummary } from '../requests/model.ts';

/** The balance of one type on a day (specification, section 3): balance = carried over + granted - used - asked. */
export type LeaveBalance = {
  id: string;
  leaveTypeId: string;
  leaveType?: LeaveTypeSummary | null;
  previousBalance: number;
  accrualCalculatedCount: number;
  used: number;
  reserved: number;
  planned: number;
  balance: number;
  free: number;
  advanceDays: number;
  shortfall?: number | null;
};

export type LedgerEntry = {
  id: string;
  on: string;
  until?: string | null;
  kind: string;
  days: number;
  pending?: boolean | null;
  requestId?: string | null;
  recordedAt: string;
  note?: string | null;
  late?: boolean | null;
  by?: PersonCard | null;
};

export type LedgerYear = {
  id: string;
  year: number;
  opening: number;
  closing: number;
  entries: readonly LedgerEntry[];
};

/** The balance after each entry, rounded to four places; pending requests do not count. */
export function runningBalance({ opening, entries }: Pick<LedgerYear, 'opening' | 'entries'>): number[] {
  let balance = opening;
  return entries.map(({ days, pending }) => (balance = Math.round((balance + (pending ? 0 : days)) * 10_000) / 10_000));
}
