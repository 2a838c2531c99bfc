import { type QueryScope } from '@kadro/chassis';
import { type Day } from '@kadro/kernel';
import { rowsKnownAt } from '../../history.ts';
import { type EntryRow, entryWithin, leaveEntries } from '../leave-entries.ts';

const max = (one: Day, other: Day): Day => (one > other ? one : other);

interface OfYear {
  employeeId: string;
  leaveTypeId: string;
  year: number;
  knownAt: string | undefined;
}

async function rowsOf(scope: QueryScope, { employeeId, leaveTypeId, year, knownAt }: OfYear): Promise<EntryRow[]> {
  if (knownAt !== undefined)
    return (await rowsKnownAt<EntryRow>(scope, leaveEntries, employeeId, knownAt)).filter(
      (row) => row.leaveTypeId === leaveTypeId,
    );
  const where = [
    { index: 'employeeId', eq: employeeId },
    { index: 'leaveTypeId', eq: leaveTypeId },
    { index: 'on', to: `${year}-12-31` },
    { index: 'until', from: `${year}-01-01` },
  ];
  return scope.find<EntryRow>(leaveEntries, where, { sort: { index: 'on', descending: false }, limit: 1_000 });
}

/** One of a request that began in the year before counts from the first of January. */
const byDay = (first: Day) => (a: EntryRow, b: EntryRow) =>
  Temporal.PlainDate.compare(max(a.on, first), max(b.on, first)) ||
  Number(a.requestId !== null) - Number(b.requestId !== null) ||
  a.recordedAt.localeCompare(b.recordedAt);

/** By date, on each the granted before the taken, then as recorded; each with its days of the year only. */
export async function entriesOf(scope: QueryScope, of: OfYear): Promise<EntryRow[]> {
  const within = (await rowsOf(scope, of))
    .map((row) => entryWithin(row, of.year))
    .filter(({ _parts }) => _parts.length > 0);
  return within.sort(byDay(`${of.year}-01-01`));
}
