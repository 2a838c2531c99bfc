import { type Seen } from '@kadro/chassis';
import { approval, nameless, type RequestStatus, words } from '@kadro/kernel';
import { type AskedData, type DraftData } from '../events.ts';
import { type Action, type OvertimeRow, type RequestFields } from './fields.ts';

type Row = OvertimeRow | null;
type Entry = RequestFields['approvalHistory'][number];

export const withEntry = (
  row: Row,
  { at }: { at: string },
  action: Action,
  actor: string,
  { note = null, replaced = null }: Partial<Entry> = {},
): Entry[] => [...(row?.approvalHistory ?? []), { at, actor, action, note, replaced }];

const askedOf = (data: DraftData) => {
  const { id: _id, reason: _reason, name, ...asked } = data;
  return { ...asked, _name: name || nameless, _words: words(name ?? '') };
};

export const chainOf = (
  row: Row,
  steps: readonly approval.UnnotedStep[],
  status: RequestStatus,
  act?: { by?: string; note?: string | null },
) => approval.statusFields(row, approval.stepsWithNotes(row?.steps ?? [], steps, act), status);

const first = { approvedDateTime: null, cancelReason: null };

export const drafted = (seen: Seen<DraftData>): RequestFields => ({
  ...askedOf(seen.data),
  ...chainOf(null, [], 'UNKNOWN'),
  ...first,
  employeeId: seen.id,
  reason: seen.data.reason ?? null,
  escalated: null,
  requestedDateTime: seen.at,
  approvalHistory: withEntry(null, seen, 'DRAFTED', seen.id),
});

export const requested = (seen: Seen<AskedData>): RequestFields => ({
  ...askedOf(seen.data),
  ...chainOf(null, seen.data.steps, 'PENDING'),
  ...first,
  employeeId: seen.id,
  reason: seen.data.reason ?? null,
  escalated: seen.data.escalated,
  requestedDateTime: seen.at,
  approvalHistory: withEntry(null, seen, 'REQUESTED', seen.id),
});

/** A new reason alone changes nothing of what was decided. */
export function changed(row: OvertimeRow, seen: Seen<AskedData & { restarted: boolean }>): RequestFields {
  const { restarted, ...data } = seen.data;
  const { steps, escalated, ...asked } = askedOf(data) as ReturnType<typeof askedOf> & AskedData;
  return {
    ...row,
    ...asked,
    ...chainOf(row, steps, restarted ? 'PENDING' : row.status),
    escalated,
    reason: data.reason === undefined ? row.reason : data.reason,
    approvalHistory: withEntry(row, seen, 'CHANGED', seen.id),
  };
}

type Decided = Seen<{ steps: approval.UnnotedStep[]; by: string; note?: string | null; bySuperAdmin: boolean }>;

export const decided =
  (status: RequestStatus, action: Action) =>
  (row: Row, seen: Decided): RequestFields | null => {
    const { steps, by, note = null, bySuperAdmin } = seen.data;
    const shown = bySuperAdmin && action === 'APPROVED' ? 'SUPER_ADMIN' : action;
    return (
      row && {
        ...row,
        ...chainOf(row, steps, status, seen.data),
        approvedDateTime: status === 'APPROVED' ? seen.at : null,
        approvalHistory: withEntry(row, seen, shown, by, { note }),
      }
    );
  };

type Replaced = Seen<{
  leaving: string;
  replacement: string;
  steps: approval.UnnotedStep[];
  status: RequestStatus;
  escalated: RequestFields['escalated'];
}>;

/** An approver who left undecided no longer sees the request. */
export function replaced(row: OvertimeRow, seen: Replaced): RequestFields {
  const { leaving: leavingId, replacement: replacementId, steps, status, escalated } = seen.data;
  const stayed = { ...row, namedIds: row.namedIds.filter((one) => one !== leavingId) };
  return {
    ...stayed,
    ...chainOf(stayed, steps, status),
    escalated,
    approvalHistory: withEntry(row, seen, 'APPROVER_REPLACED', seen.actor, { replaced: { leavingId, replacementId } }),
  };
}
