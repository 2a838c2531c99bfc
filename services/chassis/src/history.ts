import { type GuardedRows } from './graphql/rows.ts';
import { type Row, type RowRecord } from './ports.ts';
import { project, seenOf } from './projector.ts';
import { type QueryScope } from './scope.ts';

export interface HistoryChange {
  /** Dotted path into the row. */
  field: string;
  old: string | null;
  new: string | null;
  /** Guarded from this caller: that it changed is said, not what. */
  hidden: boolean;
}

export interface HistoryEntry {
  id: string;
  at: string;
  actor: string;
  type: string;
  changes: HistoryChange[];
}

/** Everything that changed a row in reach, latest first; null where the row is absent or out of reach. */
export async function historyOf(rows: GuardedRows, scope: QueryScope, id: string): Promise<HistoryEntry[] | null> {
  const { history } = rows.model;
  if (typeof history === 'object' && !scope.runtime.service.house.policy.hasRole(scope.principal, history.roles)) return null;
  const current = await rows.record(scope, id);
  if (!current) return null;
  const shown = new Set(Object.keys(rows.model.schema.shape).filter((field) => !rows.model.mirrors.includes(field)));
  const entries: HistoryEntry[] = [];
  let record: RowRecord | null = null;
  for (const event of await scope.runtime.log.read(current.stream)) {
    const { stored, name } = event;
    const seen = seenOf(event);
    // one stream may make many rows: only what concerns this one is its history
    if (!rows.model.keys(seen).includes(id)) continue;
    const next: RowRecord | null = project(rows.model, record, seen, id, stored);
    const changes = differences(flat(record?.doc ?? null, shown), flat(next?.doc ?? null, shown));
    // rights are today's: a field closed on the row of today is closed in its past
    const masked = changes.map((change) => (rows.isHidden(scope, current.doc, change.field) ? { ...change, old: null, new: null, hidden: true } : change));
    entries.push({ id: stored.id, at: stored.at, actor: stored.meta.actor, type: name, changes: masked });
    record = next;
  }
  return entries.reverse();
}

const unsaid = new Set(['id', 'revision', 'updatedDateTime']);

function flat(row: Row | null, shown: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (value === null || value === undefined) return;
    if (Array.isArray(value)) {
      if (value.length > 0) found.set(path, JSON.stringify(value));
    } else if (typeof value === 'object') {
      for (const [field, inner] of Object.entries(value)) walk(inner, path ? `${path}.${field}` : field);
    } else found.set(path, String(value as string | number | boolean));
  };
  for (const [field, value] of Object.entries(row ?? {})) if (shown.has(field) && !unsaid.has(field)) walk(value, field);
  return found;
}

function differences(before: Map<string, string>, after: Map<string, string>): HistoryChange[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    // a flag that a row begins with as off says nothing; a no where nothing was said does
    .filter((field) => before.get(field) !== after.get(field) && (before.size > 0 || after.get(field) !== 'false'))
    .map((field) => ({ field, old: before.get(field) ?? null, new: after.get(field) ?? null, hidden: false }));
}
