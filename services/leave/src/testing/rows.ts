import { type AnyReadModel } from '@kadro/chassis';
import { type Happened, projectRows } from '@kadro/chassis/testing';
import { type EntryRow, leaveEntries } from '../account/rows/leave-entries.ts';
import { type LeaveRequestRow } from '../account/rows/requests/fields.ts';
import { leaveRequests } from '../account/rows/requests/model.ts';
import { type Stream } from './builders.ts';

/** By id. */
export function rowsIn<R>(model: AnyReadModel, { events }: Stream, more: Partial<Happened> = {}): Map<string, R> {
  const rows = projectRows(
    model,
    events.map(({ type, data }) => ({ type, data, ...more })),
  );
  // the chassis hands rows out untyped
  return new Map(Object.values(rows).map((row) => [String(row.id), row as unknown as R]));
}

/** Most streams have one request, `a`. */
export const rowOf = (stream: Stream, id = 'a', more: Partial<Happened> = {}): LeaveRequestRow =>
  rowsIn<LeaveRequestRow>(leaveRequests, stream, more).get(id)!;

/** By date; of one date in the order of their events. */
export const entriesIn = (stream: Stream): EntryRow[] =>
  [...rowsIn<EntryRow>(leaveEntries, stream).values()].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
