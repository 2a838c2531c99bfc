import { named, readModel, type Seen, type QueryScope } from '@kadro/chassis/declare';
import { type Day } from '@kadro/kernel';
import Fraction from 'fraction.js';
import { z } from 'zod';
import { type HolidayRow, holidays } from '../../replicas/holidays.ts';
import { leaveAccount } from '../events.ts';
import { holidayNames } from '../shared/calendar.ts';
import { amountOf } from '../shared/days.ts';
import { ExactSum } from '../shared/numbers/exact-sum.ts';
import { type DayFact, entryKind, recountCause } from '../shared/shapes.ts';

const text = z.string().nullable();

/**
 * `pending` while the request is open, `late` where it was recorded after the day it counts from; `year` of an
 * entitlement, `cause` and `causeId` of a recount.
 */
export const leaveEntry = named(
  'LeaveEntry',
  z.object({
    id: z.string(),
    employeeId: z.string(),
    branchId: text,
    leaveTypeId: z.string(),
    on: z.string(),
    until: z.string(),
    kind: entryKind,
    days: z.number(),
    exact: z.string().describe('the same days exactly, as a whole number or a fraction'),
    minutes: z.int().nullable().describe('of leave by the hour, signed as its days; null where days were asked for'),
    pending: z.boolean(),
    requestId: text,
    year: z.int().nullable(),
    cause: recountCause.nullable(),
    causeId: text,
    reverses: text.describe('id of the entry that this one reverses'),
    reversed: z.boolean(),
    recordedAt: z.string(),
    actor: z.string(),
    note: text,
    late: z.boolean(),
    updatedDateTime: z.string(),
  }),
);

/** Exact, signed. */
interface Part {
  on: Day;
  days: string;
}

export type EntryRow = z.infer<typeof leaveEntry> & {
  /** Summed over all entries up to a date they give its balance. */
  _parts: Part[];
};

type EntryFields = Omit<EntryRow, 'id' | 'updatedDateTime'>;
type Row = EntryRow | null;

/** In the reader's language. */
async function holidayOf(scope: QueryScope, { cause, causeId }: EntryRow): Promise<string | null> {
  const row = cause === 'HOLIDAY' && causeId ? await scope.row<HolidayRow>(holidays.model, causeId) : null;
  return row && (holidayNames([row], scope).get(row.id) ?? null);
}

export function shownEntry({ _parts, ...row }: EntryRow): z.infer<typeof leaveEntry> {
  return row;
}

const usedParts = (days: readonly DayFact[], sign: 1 | -1 = -1): Part[] =>
  days.flatMap((day) =>
    amountOf(day).equals(0) ? [] : [{ on: day.date, days: amountOf(day).mul(sign).toFraction() }],
  );

/** null unless all of it is by the hour. */
function minutesOf(days: readonly DayFact[], sign: 1 | -1 = -1): number | null {
  const counted = days.filter((day) => !amountOf(day).equals(0));
  if (counted.length === 0 || counted.some(({ part }) => part !== 'HOURS')) return null;
  return counted.reduce((sum, { minutes }) => sum + sign * minutes, 0);
}

function minutesBetween(before: readonly DayFact[], after: readonly DayFact[]): number | null {
  const [was, is] = [minutesOf(before, 1), minutesOf(after)];
  return was === null ? is : was + (is ?? 0);
}

function withParts<R extends object>(row: R, parts: Part[]): R & Pick<EntryRow, '_parts' | 'days' | 'exact'> {
  const sum = parts.reduce((all, { days }) => all.plus(days), new ExactSum());
  return { ...row, _parts: parts, days: sum.shown(), exact: sum.text() };
}

/** An entry that crosses New Year counts in each year with its own days. */
export function entryWithin(row: EntryRow, year: number): EntryRow {
  return withParts(
    row,
    row._parts.filter(({ on }) => on.startsWith(`${year}-`)),
  );
}

interface About {
  recordedOn?: Day;
  leaveTypeId: string;
  branchId: string | null;
}

type EntryInput = Pick<EntryRow, 'kind' | 'on'> &
  Partial<
    Pick<EntryRow, 'until' | 'pending' | 'requestId' | 'note' | 'year' | 'cause' | 'causeId' | 'reverses' | 'minutes'>
  >;

const usual = {
  minutes: null,
  pending: false,
  requestId: null,
  note: null,
  year: null,
  cause: null,
  causeId: null,
  reverses: null,
} as const;

function entered({ id: employeeId, at, actor, data }: Seen<About>, input: EntryInput, parts: Part[]): EntryFields {
  const { leaveTypeId, branchId, recordedOn = at.slice(0, 10) } = data;
  return withParts(
    {
      employeeId,
      branchId,
      leaveTypeId,
      until: input.on,
      ...usual,
      ...input,
      reversed: false,
      recordedAt: at,
      actor,
      late: recordedOn > input.on,
    },
    parts,
  );
}

const granted = (
  seen: Seen<About & { on: Day }>,
  days: string,
  more: Pick<EntryInput, 'kind' | 'note' | 'year' | 'reverses'>,
): EntryFields => entered(seen, { on: seen.data.on, ...more }, [{ on: seen.data.on, days }]);

type Asked = Seen<About & { id: string; beginDate: Day; endDate: Day; days: DayFact[]; tracksBalance: boolean }>;

function requested(seen: Asked): EntryFields | null {
  const { id: requestId, beginDate: on, endDate: until, days, tracksBalance } = seen.data;
  return tracksBalance
    ? entered(seen, { kind: 'REQUEST', on, until, pending: true, requestId, minutes: minutesOf(days) }, usedParts(days))
    : null;
}

/** Compensates another entry; null where nothing is left to compensate. */
function compensated(
  seen: Seen<About & { id: string }>,
  more: Pick<EntryInput, 'kind' | 'note' | 'cause' | 'causeId' | 'minutes'>,
  parts: Part[],
): EntryFields | null {
  const [first, last] = [parts[0], parts.at(-1)];
  return first && last
    ? entered(seen, { ...more, on: first.on, until: last.on, requestId: seen.data.id }, parts)
    : null;
}

function differences(before: readonly DayFact[], after: readonly DayFact[]): Part[] {
  const counted = new Map(after.map((day) => [day.date, amountOf(day)]));
  return before.flatMap((day) => {
    const days = amountOf(day).sub(counted.get(day.date) ?? new Fraction(0));
    return days.equals(0) ? [] : [{ on: day.date, days: days.toFraction() }];
  });
}

/** What is left of a reservation. */
function keptOf(row: EntryRow, returned: readonly DayFact[]): EntryRow {
  const gone = new Set(returned.map(({ date }) => date));
  const parts = row._parts.filter(({ on }) => !gone.has(on));
  const [on, until] = [gone.has(row.on) ? parts[0]?.on : null, gone.has(row.until) ? parts.at(-1)?.on : null];
  return withParts({ ...row, on: on ?? row.on, until: until ?? row.until }, parts);
}

/** A reservation is changed in place; used days stay and get a compensating entry. */
function keysOf({ name, event, data }: Seen): readonly string[] {
  if (name === 'EntriesMoved') return data.entryIds as string[];
  const id = String(data.id);
  if (name === 'EntryReversed') return [id, String(data.entryId)];
  if (name !== 'LeaveCancelled' && name !== 'LeaveRecounted') return [id];
  return !data.tracksBalance ? [] : data.wasOpen ? [id] : [event];
}

export const leaveEntries = readModel(leaveAccount).rows<EntryRow>({
  name: 'leaveEntries',
  row: 'LeaveEntry',
  version: 6,
  schema: leaveEntry,
  indexes: {
    employeeId: { path: 'employeeId', of: 'id', sort: false },
    leaveTypeId: { path: 'leaveTypeId', of: 'id', sort: false },
    branchId: { path: 'branchId', filter: false, sort: false },
    kind: { path: 'kind', sort: false },
    on: { path: 'on', of: 'day' },
    until: { path: 'until', filter: false, sort: false },
    recordedAt: { path: 'recordedAt', filter: false },
  },
  defaultSort: { by: 'on', descending: true },
  narrowedBy: 'employeeId',
  reach: { own: 'employeeId', branches: 'branchId' },
  access: ['own', 'branches', 'all'],
  unaudited: ['EntriesMoved'],
  area: 'leave',
  single: 'leaveEntry',
  computed: { holiday: { type: text, value: (row, scope) => holidayOf(scope, row) } },
  keys: keysOf,
  project: {
    EntitlementSet: (_row, seen) =>
      granted(seen, seen.data.difference, { kind: 'ENTITLEMENT', note: seen.data.note, year: seen.data.year }),
    BalanceAdjusted: (_row, seen) => granted(seen, seen.data.days, { kind: 'ADJUSTMENT', note: seen.data.reason }),
    EntryReversed: (row, seen, key) =>
      key === seen.data.entryId
        ? row && { ...row, reversed: true }
        : granted(seen, seen.data.days, {
            kind: 'REVERSAL',
            note: seen.data.reason,
            year: seen.data.year,
            reverses: seen.data.entryId,
          }),
    LeaveRequested: (_row, seen) => requested(seen),
    // the time of the first request stays
    LeaveChanged: (row: Row, seen) => {
      const draft = requested(seen);
      return draft && row ? { ...draft, recordedAt: row.recordedAt } : draft;
    },
    LeaveApproved: (row) => row && { ...row, pending: false },
    LeaveDenied: () => null,
    LeaveCancelled: (row, seen) => {
      const { wasOpen, from, returned, reason } = seen.data;
      if (!wasOpen)
        return compensated(
          seen,
          { kind: 'RETURN', note: reason, minutes: minutesOf(returned, 1) },
          usedParts(returned, 1),
        );
      return from === null || !row ? null : keptOf(row, returned);
    },
    LeaveRecounted: (row, seen) => {
      const { wasOpen, before, days, cause, branchId } = seen.data;
      return wasOpen
        ? row && withParts({ ...row, branchId, minutes: minutesOf(days) }, usedParts(days))
        : compensated(
            seen,
            { kind: 'RECOUNT', cause: cause.kind, causeId: cause.id, minutes: minutesBetween(before, days) },
            differences(before, days),
          );
    },
    EntriesMoved: (row, { data: { branchId } }) => row && { ...row, branchId },
  },
});
