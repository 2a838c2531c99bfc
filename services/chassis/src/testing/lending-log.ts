import { BuildingRows } from '../embedded/rows/building-rows.ts';
import { Database } from '../embedded/sqlite.ts';
import { storeDeclaration } from '../declare/models/read-model.ts';
import { type Ports, type Row, type StoredEvent } from '../ports/index.ts';
import { DerivedProjector } from '../read/derived/projector.ts';
import { EventLog } from '../write/event-log.ts';
import { lending, loanMonths } from './services/lending.ts';

export interface Fact {
  category: string;
  id: string;
  type: string;
  data: Record<string, unknown>;
}

export const loan = (id: string, on: string): Fact => ({ category: 'card', id, type: 'LoanMade', data: { on } });
export const cancelled = (id: string, on: string): Fact => ({
  category: 'card',
  id,
  type: 'LoanCancelled',
  data: { on },
});
export const named = (id: string, name: string): Fact => ({
  category: 'member',
  id,
  type: 'MemberNamed',
  data: { name },
});
export const priced = (month: string, cents: number): Fact => ({
  category: 'tariff',
  id: month,
  type: 'TariffSet',
  data: { cents },
});

export const placeAt = (n: number): string => String(n).padStart(16, '0');

/** A log of given facts in their order, and a projector over empty rows that are read or not; `reads` has the numbers of events it gave. */
export function derivation(facts: readonly Fact[], isUnread = false, mostGathered?: number) {
  const revisions = new Map<string, number>();
  const stored = facts.map(({ category, id, type, data }, n): StoredEvent => {
    const stream = `lending.${category}-o1_${id}`;
    const revision = (revisions.get(stream) ?? -1) + 1;
    revisions.set(stream, revision);
    const meta = { organization: 'o1', actor: 'a', command: 'c.', cause: 'c', correlation: 'c' };
    const at = `2026-01-05T08:00:00.${String(n).padStart(3, '0')}Z`;
    return { id: `e${n}`, type: `lending.${type}`, v: 1, at, data, meta, stream, revision, position: placeAt(n + 1) };
  });
  const streams = Map.groupBy(stored, ({ stream }) => stream);
  const reads: number[] = [];
  const read = async (stream: string, from = 0, limit = Infinity) => {
    const found = (streams.get(stream) ?? []).slice(from, from + limit);
    reads.push(found.length);
    return found;
  };
  // a log that is only read asks for nothing else
  const log = new EventLog('lending', lending.deciders, { events: { read } } as unknown as Ports);
  const rows = new BuildingRows(
    new Database(':memory:', { synchronous: 'NORMAL' }),
    storeDeclaration('lending', loanMonths, ['en']),
  );
  const projector = new DerivedProjector(loanMonths, rows, 'e1', log, { isUnread, mostGathered });
  const opened = async (from: number, to: number) =>
    Promise.all(stored.slice(from, to).map(async (event) => (await log.open(event))!));
  const handle = async (from: number, to: number) => projector.handle(await opened(from, to), placeAt(to));
  return { projector, rows, opened, handle, log, stored, reads };
}

export type Derived = ReturnType<typeof derivation>;

export async function rowsOf({ rows }: Pick<Derived, 'rows'>): Promise<Record<string, Row>> {
  const found = await rows.find(
    'o1',
    { where: [] },
    { sort: { index: 'id', descending: false }, offset: 0, limit: 1e4 },
  );
  return Object.fromEntries(found.map(({ id, doc }) => [id, doc]));
}
