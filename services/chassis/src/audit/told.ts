import { type AnyReadModel } from '../declare/models/read-model.ts';
import { type QueryScope } from '../declare/scope.ts';
import { type AuditRow, instantOf } from '../read/audit-rows.ts';
import { DatedRows } from '../time/dated-rows.ts';
import { type HistoryEntry, toldAmong } from '../time/history.ts';

export type Told = Pick<HistoryEntry, 'on' | 'state' | 'changes'>;

const without = async (): Promise<null> => null;

/** In their order: told where the record's history tells it, else to who reaches the record and may read it all. */
export async function toldOf(
  models: readonly AnyReadModel[],
  scope: QueryScope,
  entries: readonly AuditRow[],
): Promise<{ entry: AuditRow; changes: () => Promise<Told | null> }[]> {
  const told = new Map<string, () => Promise<Told | null>>();
  for (const [kind, own] of Map.groupBy(entries, (one) => one.kind)) {
    const model = models.find(({ name }) => name === kind);
    if (!model) continue;
    const rows = new DatedRows(model);
    const readsAll = rows.readsAll(scope);
    for (const [record, some] of Map.groupBy(own, (one) => one.record)) {
      const found = readsAll ? toldLater(rows, scope, some) : await toldNow(rows, scope, record, some);
      for (const [id, changes] of found) told.set(id, changes);
    }
  }
  return entries.flatMap((entry) => {
    const changes = told.get(entry.id);
    return changes ? [{ entry, changes }] : [];
  });
}

type Found = readonly (readonly [id: string, changes: () => Promise<Told | null>])[];

const hasHistory = ({ model }: DatedRows, { type }: AuditRow): boolean =>
  Boolean(model.history) && model.project[type] !== undefined;

/** Whoever reads everything need not wait for the past of each record. */
const toldLater = (rows: DatedRows, scope: QueryScope, entries: readonly AuditRow[]): Found =>
  entries.map((entry) => [
    entry.id,
    async () => {
      if (!hasHistory(rows, entry)) return null;
      const told = await toldAmong(rows, scope, entry.record, new Set([entry.event]));
      return told.get(entry.event)?.() ?? null;
    },
  ]);

async function toldNow(
  rows: DatedRows,
  scope: QueryScope,
  record: string,
  entries: readonly AuditRow[],
): Promise<Found> {
  const past = entries.filter((entry) => hasHistory(rows, entry)).map(({ event }) => event);
  const told = past.length > 0 ? await toldAmong(rows, scope, record, new Set(past)) : new Map<string, never>();
  const found: [string, () => Promise<Told | null>][] = [];
  for (const entry of entries) {
    const changes = told.get(entry.event);
    if (changes) found.push([entry.id, async () => changes()]);
    else if (!hasHistory(rows, entry) && (await isReached(rows, scope, entry))) found.push([entry.id, without]);
  }
  return found;
}

/** Whether the caller reached the record then, and nothing of it is closed to him that the event may be about. */
async function isReached({ model }: DatedRows, scope: QueryScope, { type, record, ...entry }: AuditRow) {
  const isOwn = model.project[type] !== undefined;
  const rows = new DatedRows(model, () => false);
  const row = isOwn ? await rows.one(scope, record) : await rows.one(scope, record, { knownAt: instantOf(entry) });
  return row !== null && !(isOwn && rows.hidesAny(scope, row));
}
