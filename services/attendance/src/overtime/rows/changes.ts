import { type Seen } from '@kadro/chassis';
import { chainOf, namedBy, withEntry } from '../../requests/rows/changes.ts';
import { type AskedData, type DraftData } from '../events.ts';
import { type OvertimeRow, type RequestFields } from './fields.ts';

const askedOf = (data: DraftData) => {
  const { id: _id, reason: _reason, name, ...asked } = data;
  return { ...asked, ...namedBy(name) };
};

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
