import { type ReadModel } from '@kadro/chassis';
import { type Happened, projectRows } from '@kadro/chassis/testing/rules';
import { type EntryRow, leaveEntries } from '../account/rows/leave-entries.ts';
import { type LeaveRequestRow } from '../account/rows/requests/fields.ts';
import { leaveRequests } from '../account/rows/requests/model.ts';
import { type Stream } from './builders.ts';

/** By id. */
export function rowsIn<R extends { id: string }>(
  model: ReadModel<R>,
  { events }: Stream,
  more: Partial<Happened> = {},
): Map<string, R> {
  const rows = projectRows(
    model,
    events.map(({ type, data }) => ({ type, data, ...more })),
  );
  return new Map(Object.values(rows).map((row) => [row.id, row]));
}

/** Most streams have one request, `a`. */
export const rowOf = (stream: Stream, id = 'a', more: Partial<Happened> = {}): LeaveRequestRow =>
  rowsIn(leaveRequests, stream, more).get(id)!;

/** By date; of one date in the order of their events. */
export const entriesIn = (stream: Stream): EntryRow[] =>
  [...rowsIn(leaveEntries, stream).values()].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
