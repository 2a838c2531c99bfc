import { type NewEvent } from '@kadro/chassis';
import { type Day } from '@kadro/kernel';
import { type LeaveAccountEvents } from '../events.ts';
import { type EntryRow } from '../rows/leave-entries.ts';
import { type LeaveAccountState } from '../state.ts';

export type PlacedEntry = Pick<EntryRow, 'id' | 'on' | 'branchId' | 'requestId'>;

/** Of one event. */
const mostEntries = 500;

/** Entries of a request stand where the request does, all others where the person worked on their day. */
export function placeEntries(
  { requests }: Pick<LeaveAccountState, 'requests'>,
  entries: readonly PlacedEntry[],
  branchOn: (day: Day) => string | null,
): NewEvent<Pick<LeaveAccountEvents, 'EntriesMoved'>>[] {
  const moved = new Map<string | null, string[]>();
  for (const { id, on, branchId, requestId } of entries) {
    const request = requestId === null ? undefined : requests.get(requestId);
    const place = request ? request.branchId : branchOn(on);
    if (place === branchId) continue;
    const others = moved.get(place);
    if (others) others.push(id);
    else moved.set(place, [id]);
  }
  return [...moved].flatMap(([branchId, ids]) =>
    Array.from({ length: Math.ceil(ids.length / mostEntries) }, (_, n) => ({
      type: 'EntriesMoved',
      data: { branchId, entryIds: ids.slice(n * mostEntries, (n + 1) * mostEntries) },
    })),
  );
}
