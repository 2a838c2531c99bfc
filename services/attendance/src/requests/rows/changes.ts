import { type Seen } from '@kadro/chassis';
import { approval, nameless, type RequestStatus, words } from '@kadro/kernel';

type Step = approval.UnnotedStep;

interface Entry<A extends string> {
  at: string;
  actor: string;
  action: A;
  note: string | null;
  replaced: { leavingId: string; replacementId: string } | null;
}

/** What these projections know of a row. */
interface Chained {
  status: RequestStatus;
  steps: approval.ShownStep[];
  namedIds: string[];
  waitingFor: string[];
}

export interface Logged<A extends string> {
  approvalHistory: Entry<A>[];
}

export const withEntry = <A extends string>(
  row: Logged<A> | null,
  { at }: { at: string },
  action: A,
  actor: string,
  { note = null, replaced = null }: Partial<Pick<Entry<A>, 'note' | 'replaced'>> = {},
): Entry<A>[] => [...(row?.approvalHistory ?? []), { at, actor, action, note, replaced }];

export const chainOf = (
  row: Pick<Chained, 'steps' | 'namedIds'> | null,
  steps: readonly Step[],
  status: RequestStatus,
  act?: { by?: string; note?: string | null },
) => approval.statusFields(row, approval.stepsWithNotes(row?.steps ?? [], steps, act), status);

/** By which lists are sorted and searched. */
export const namedBy = (name: string | null | undefined) => ({ _name: name || nameless, _words: words(name ?? '') });

interface Asked {
  name: string;
  steps: readonly Step[];
  escalated: approval.Escalation;
  reason?: string | null;
  branchId: string | null;
}

/** A request that was just sent. */
export const asked = (seen: Seen<Asked>) => ({
  ...namedBy(seen.data.name),
  ...chainOf(null, seen.data.steps, 'PENDING'),
  employeeId: seen.id,
  branchId: seen.data.branchId,
  reason: seen.data.reason ?? null,
  escalated: seen.data.escalated,
  requestedDateTime: seen.at,
  approvedDateTime: null,
  cancelReason: null,
  approvalHistory: withEntry<'REQUESTED'>(null, seen, 'REQUESTED', seen.id),
});

type Decided = Seen<{ steps: readonly Step[]; by: string; note?: string | null; bySuperAdmin: boolean }>;
type Detail = Seen<{ steps: readonly Step[]; by: string; note?: string | null }>;
type Answer = Seen<{ steps: readonly Step[]; note?: string | null }>;
type Cancelled = Seen<{ steps: readonly Step[]; by: string; reason?: string | null }>;
type Replaced = Seen<{
  leaving: string;
  replacement: string;
  steps: readonly Step[];
  status: RequestStatus;
  escalated: approval.Escalation;
}>;

const decided =
  (status: RequestStatus, action: 'APPROVED' | 'DENIED') =>
  <R extends Chained & Logged<string>>(row: R | null, seen: Decided) => {
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

/** What happens to a request, for its row. */
export const changes = {
  stepApproved: decided('PENDING', 'APPROVED'),
  approved: decided('APPROVED', 'APPROVED'),
  denied: decided('DENIED', 'DENIED'),
  detailAsked: <R extends Chained & Logged<string>>(row: R | null, seen: Detail) =>
    row && {
      ...row,
      ...chainOf(row, seen.data.steps, 'NEED_EXTRA_DETAIL', seen.data),
      approvalHistory: withEntry(row, seen, 'NEED_EXTRA_DETAIL', seen.data.by, { note: seen.data.note }),
    },
  detailGiven: <R extends Chained & Logged<string>>(row: R | null, seen: Answer) =>
    row && {
      ...row,
      ...chainOf(row, seen.data.steps, 'PENDING'),
      approvalHistory: withEntry(row, seen, 'DETAIL', seen.id, { note: seen.data.note }),
    },
  cancelled: <R extends Chained & Logged<string>>(row: R | null, seen: Cancelled) =>
    row && {
      ...row,
      ...chainOf(row, seen.data.steps, 'CANCELLED'),
      cancelReason: seen.data.reason ?? null,
      approvalHistory: withEntry(row, seen, 'CANCELLED', seen.data.by, { note: seen.data.reason }),
    },
  /** An approver who left undecided no longer sees the request. */
  approverReplaced: <R extends Chained & Logged<string>>(row: R | null, seen: Replaced) => {
    if (!row) return null;
    const { leaving: leavingId, replacement: replacementId, steps, status, escalated } = seen.data;
    const stayed = { ...row, namedIds: row.namedIds.filter((one) => one !== leavingId) };
    return {
      ...stayed,
      ...chainOf(stayed, steps, status),
      escalated,
      approvalHistory: withEntry(row, seen, 'APPROVER_REPLACED', seen.actor, {
        replaced: { leavingId, replacementId },
      }),
    };
  },
};
