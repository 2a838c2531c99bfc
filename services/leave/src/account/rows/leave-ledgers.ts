import { readModel, type Seen } from '@kadro/chassis/declare';
import { z } from 'zod';
import { leaveAccount } from '../events.ts';
import { amountOf } from '../shared/days.ts';
import { ExactSum } from '../shared/numbers/exact-sum.ts';
import { type DayFact } from '../shared/shapes.ts';
import { openRequest, type Part, withOpen } from './open-requests.ts';

const yearLedger = z.object({
  /** Sums of the year. */
  granted: z.string(),
  taken: z.string(),
  /** Every date of the year that has an entry, in order: `0101g20 0714t1/2`, g for granted, t for taken. */
  dates: z.string(),
});
const ledger = z.object({
  id: z.string(),
  revision: z.int(),
  updatedDateTime: z.string(),
  /** By leave type and year, without open requests. */
  types: z.record(z.string(), z.record(z.string(), yearLedger)),
  /** Days of open requests (`OpenRequests`). */
  open: z.record(z.string(), z.array(z.string())),
});

export type LedgerRow = z.infer<typeof ledger>;
type YearLedger = z.infer<typeof yearLedger>;
type Sums = Pick<LedgerRow, 'types' | 'open'>;
type Kind = 'g' | 't';

const emptyYear: YearLedger = { granted: '0', taken: '0', dates: '' };

const added = (exact: string, days: string): string => new ExactSum().plus(exact).plus(days).text();

/** One date more or changed; a date that sums up to nothing leaves no trace. */
function withDate(dates: string, key: string, days: string): string {
  const all = dates === '' ? [] : dates.split(' ');
  const found = all.findIndex((one) => one >= key);
  const at = found < 0 ? all.length : found;
  const isThere = all[at]?.startsWith(key) ?? false;
  const sum = added(isThere ? all[at]!.slice(key.length) : '0', days);
  return all.toSpliced(at, isThere ? 1 : 0, ...(sum === '0' ? [] : [`${key}${sum}`])).join(' ');
}

/** null removes the value. */
function withValue<T>(record: Record<string, T>, key: string, value: T | null): Record<string, T> {
  if (value !== null) return { ...record, [key]: value };
  const { [key]: _former, ...others } = record;
  return others;
}

function postedOn({ granted, taken, dates }: YearLedger, kind: Kind, { on, days }: Part): YearLedger {
  const next = withDate(dates, `${on.slice(5, 7)}${on.slice(8)}${kind}`, days);
  return {
    granted: kind === 'g' ? added(granted, days) : granted,
    taken: kind === 't' ? added(taken, days) : taken,
    dates: next,
  };
}

/** Years without dates and types without years are left out. */
function posted(types: Sums['types'], leaveTypeId: string, kind: Kind, parts: readonly Part[]): Sums['types'] {
  const years = { ...types[leaveTypeId] };
  for (const part of parts) {
    const year = part.on.slice(0, 4);
    const next = postedOn(years[year] ?? emptyYear, kind, part);
    if (next.dates === '') delete years[year];
    else years[year] = next;
  }
  return withValue(types, leaveTypeId, Object.keys(years).length === 0 ? null : years);
}

const grantedOn = (row: Sums | null, leaveTypeId: string, entry: Part): Sums => ({
  open: {},
  ...row,
  types: posted(row?.types ?? {}, leaveTypeId, 'g', [entry]),
});

const takenOf = (row: Sums, leaveTypeId: string, parts: readonly Part[]): Sums => ({
  ...row,
  types: posted(row.types, leaveTypeId, 't', parts),
});

const partsOf = (days: readonly DayFact[], sign: 1 | -1 = 1): Part[] =>
  days.flatMap((day) =>
    amountOf(day).equals(0) ? [] : [{ on: day.date, days: amountOf(day).mul(sign).toFraction() }],
  );

const reserved = (row: Sums, id: string, leaveTypeId: string, parts: readonly Part[]): Sums => ({
  ...row,
  open: withOpen(row.open, id, { leaveTypeId, parts: [...parts] }),
});

const released = (row: Sums, id: string): Sums => ({ ...row, open: withOpen(row.open, id, null) });

type Asked = Seen<{ id: string; leaveTypeId: string; tracksBalance: boolean; days: DayFact[] }>;

const asked = (row: Sums | null, { data: { id, leaveTypeId, tracksBalance, days } }: Asked): Sums =>
  reserved(row ?? { types: {}, open: {} }, id, leaveTypeId, tracksBalance ? partsOf(days) : []);

function approved(row: Sums, id: string): Sums {
  const request = openRequest(row.open, id);
  return request ? released(takenOf(row, request.leaveTypeId, request.parts), id) : row;
}

/** One row per person, for balances of many people on any date; it grows with dates, not with events. */
export const leaveLedgers = readModel(leaveAccount).rows<LedgerRow>({
  name: 'leaveLedgers',
  row: 'LeaveLedger',
  version: 3,
  schema: ledger,
  indexes: {},
  reach: {},
  access: [],
  project: {
    EntitlementSet: (row, { data: { leaveTypeId, on, difference } }) =>
      grantedOn(row, leaveTypeId, { on, days: difference }),
    BalanceAdjusted: (row, { data: { leaveTypeId, on, days } }) => grantedOn(row, leaveTypeId, { on, days }),
    EntryReversed: (row, { data: { leaveTypeId, on, days } }) => grantedOn(row, leaveTypeId, { on, days }),
    LeaveRequested: (row, seen) => asked(row, seen),
    LeaveChanged: (row, seen) => asked(row, seen),
    LeaveApproved: (row, { data }) => row && approved(row, data.id),
    LeaveDenied: (row, { data }) => row && released(row, data.id),
    LeaveCancelled: (row, { data: { id, leaveTypeId, tracksBalance, wasOpen, from, returned } }) => {
      if (!row || !tracksBalance) return row;
      if (!wasOpen) return takenOf(row, leaveTypeId, partsOf(returned, -1));
      const gone = new Set(returned.map(({ date }) => date));
      const kept = from === null ? [] : (openRequest(row.open, id)?.parts ?? []).filter(({ on }) => !gone.has(on));
      return reserved(row, id, leaveTypeId, kept);
    },
    LeaveRecounted: (row, { data: { id, leaveTypeId, tracksBalance, wasOpen, before, days } }) => {
      if (!row || !tracksBalance) return row;
      return wasOpen
        ? reserved(row, id, leaveTypeId, partsOf(days))
        : takenOf(row, leaveTypeId, [...partsOf(before, -1), ...partsOf(days)]);
    },
  },
});
