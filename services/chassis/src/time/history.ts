import { project, seenOf } from '../declare/models/projection.ts';
import { rowForReach } from './periods.ts';
import { type OpenEvent } from '../declare/streams/open-event.ts';
import { concerning, rowAsOf, timeOf } from './as-of.ts';
import { type DatedRows } from './dated-rows.ts';
import { type RowRecord } from '../ports/index.ts';
import { type ReadModel } from '../declare/models/read-model.ts';
import { type QueryScope } from '../declare/scope.ts';
import { dayOf, recordedOn, revokedPlans, settledPlans } from './timeline.ts';

export interface HistoryChange {
  field: string;
  old: string | null;
  new: string | null;
  /** Guarded: that it changed is shown, not how. */
  hidden: boolean;
}

/** In effect, planned for a later day, or a plan that was revoked or failed. */
export const historyStates = ['DONE', 'PLANNED', 'REVOKED'] as const;

export interface HistoryEntry {
  id: string;
  at: string;
  on: string;
  state: (typeof historyStates)[number];
  actor: string;
  type: string;
  changes: HistoryChange[];
}

/**
 * Changes of a row in reach, last recorded first; null where absent or out of reach. A plan and its taking effect are
 * one entry. Reach by place covers the entries at that place.
 */
export async function historyOf<R extends object>(
  rows: DatedRows<R>,
  scope: QueryScope,
  id: string,
): Promise<HistoryEntry[] | null> {
  return (await historyPage(rows, scope, id, { offset: 0, limit: Infinity }))?.items ?? null;
}

export async function historyPage<R extends object>(
  rows: DatedRows<R>,
  scope: QueryScope,
  id: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ items: HistoryEntry[]; total: number } | null> {
  const { model } = rows;
  if (typeof model.history === 'object' && !scope.domain.policy.hasRole(scope.principal, model.history.roles))
    return null;
  const current = await scope.rows(model).get(scope.organization, id);
  if (!current) return null;
  const events = concerning(model, await scope.events.read(current.stream), id);
  const isReached = rows.reaches(scope, current.doc);
  const readsPlans = isReached && rows.readsPlans(scope, current.doc);
  const steps = stepsOf(model, events, id).filter(({ event, state, before, after }) =>
    // a plan is at the place of today's row
    state !== 'DONE' || timeOf(model)(event.name)?.revokes
      ? readsPlans
      : [before, after].some((row) => row && rows.reaches(scope, rowForReach(model, current.doc, row))),
  );
  if (steps.length === 0 && !isReached) return null;
  const shown = steps.toReversed().slice(offset, offset + limit);
  return { items: shown.map((step) => entryOf(rows, scope, current.doc, step)), total: steps.length };
}

interface Step<R> {
  event: OpenEvent;
  on: string;
  state: HistoryEntry['state'];
  before: R | null;
  after: R | null;
}

function stepsOf<R>(model: ReadModel<R>, events: readonly OpenEvent[], id: string): Step<R>[] {
  const time = timeOf(model);
  const revoked = revokedPlans(events, time);
  const settled = settledPlans(events, time);
  const steps: Step<R>[] = [];
  let record: RowRecord<R> | null = null;
  for (const [n, event] of events.entries()) {
    const next: RowRecord<R> | null = project(model, record, seenOf(event), id, event.stored);
    const own = time(event.name);
    if (!own?.settles) {
      const plan = own?.plans && event.data[own.plans.id];
      const state = !plan || settled.has(plan) ? 'DONE' : revoked.has(plan) ? 'REVOKED' : 'PLANNED';
      const on = dayOf(event, own);
      const counts = own?.plans || (own?.on && on < recordedOn(event));
      const pair = counts ? onItsDay(model, events.slice(0, n), event, id, on) : { before: record, after: next };
      steps.push({ event, on, state, before: pair.before?.doc ?? null, after: pair.after?.doc ?? null });
    }
    record = next;
  }
  return steps;
}

/** What an event changes on its day, as known when it was recorded. */
function onItsDay<R>(
  model: ReadModel<R>,
  former: readonly OpenEvent[],
  event: OpenEvent,
  id: string,
  on: string,
): { before: RowRecord<R> | null; after: RowRecord<R> | null } {
  const before = rowAsOf(model, former, id, { asOf: on });
  return { before, after: rowAsOf(model, [...former, event], id, { asOf: on }) };
}

function entryOf<R extends object>(
  rows: DatedRows<R>,
  scope: QueryScope,
  current: R,
  { event, on, state, before, after }: Step<R>,
): HistoryEntry {
  const { model } = rows;
  const shown = new Set(Object.keys(model.schema.shape).filter((field) => !model.mirrors.includes(field)));
  const changes = differences(flat(before, shown), flat(after, shown));
  // today's rights: a field closed today is closed in the past
  const at = rowForReach(model, current, after ?? before ?? current);
  const masked = changes.map((change) => {
    if (rows.isHidden(scope, at, change.field)) return { ...change, old: null, new: null, hidden: true };
    rows.noteShown(scope, at, change.field);
    return change;
  });
  return {
    id: event.stored.id,
    at: event.stored.at,
    on,
    state,
    actor: event.stored.meta.actor,
    type: event.name,
    changes: masked,
  };
}

const bookkeeping = new Set(['id', 'revision', 'updatedDateTime']);

function flat(row: object | null, shown: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (value === null || value === undefined) return;
    if (Array.isArray(value)) {
      if (value.length > 0) found.set(path, JSON.stringify(value));
    } else if (typeof value === 'object') {
      for (const [field, inner] of Object.entries(value)) walk(inner, path ? `${path}.${field}` : field);
    } else found.set(path, String(value as string | number | boolean));
  };
  for (const [field, value] of Object.entries(row ?? {}))
    if (shown.has(field) && !bookkeeping.has(field)) walk(value, field);
  return found;
}

function differences(before: Map<string, string>, after: Map<string, string>): HistoryChange[] {
  return (
    [...new Set([...before.keys(), ...after.keys()])]
      // an initial false is no change; a later one is
      .filter((field) => before.get(field) !== after.get(field) && (before.size > 0 || after.get(field) !== 'false'))
      .map((field) => ({ field, old: before.get(field) ?? null, new: after.get(field) ?? null, hidden: false }))
  );
}
