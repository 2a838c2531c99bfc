import { project, seenOf } from '../declare/models/projection.ts';
import { rowForReach } from './periods.ts';
import { type OpenEvent } from '../declare/streams/open-event.ts';
import { concerning, rowAsOf, timeOf } from './as-of.ts';
import { type DatedRows } from './dated-rows.ts';
import { type RowRecord } from '../ports/index.ts';
import { type ReadModel } from '../declare/models/read-model.ts';
import { type QueryScope } from '../declare/scope.ts';
import { dayOf, recordedOn, revokedPlans, settledPlans } from './timeline.ts';

/** About four milliseconds of work. */
const eventsInSlice = 200;

export interface HistoryChange {
  field: string;
  old: string | null;
  new: string | null;
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
 * one entry. Reach by place covers the entries at that place. A field that may not be read is not named, and what
 * changed nothing else is no entry: neither that it is there nor when it changed is told.
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
  const told = await toldOf(rows, scope, id, (event) => !timeOf(rows.model)(event.name)?.settles);
  if (!told) return null;
  const { current, steps, isReached, slices } = told;
  if (steps.length === 0 && !isReached) return null;
  const items: HistoryEntry[] = [];
  for (const step of steps.toReversed().slice(offset, offset + limit)) {
    items.push(entryOf(rows, scope, current, step));
    await slices.took(step.work);
  }
  return { items, total: steps.length };
}

/**
 * Those of a row's events, by their ids, that its history tells the caller, each with its entry as it is asked for. What
 * settles a plan is told for itself.
 */
export async function toldAmong<R extends object>(
  rows: DatedRows<R>,
  scope: QueryScope,
  id: string,
  events: ReadonlySet<string>,
): Promise<ReadonlyMap<string, () => HistoryEntry>> {
  const told = await toldOf(rows, scope, id, ({ stored }) => events.has(stored.id));
  return new Map(told?.steps.map((step) => [step.event.stored.id, () => entryOf(rows, scope, told.current, step)]));
}

interface Told<R> {
  current: R;
  isReached: boolean;
  steps: Step<R>[];
  slices: Slices;
}

/** The steps of a history that the caller is told, of the events that are asked for. */
async function toldOf<R extends object>(
  rows: DatedRows<R>,
  scope: QueryScope,
  id: string,
  isAsked: (event: OpenEvent) => boolean,
): Promise<Told<R> | null> {
  const { model } = rows;
  if (typeof model.history === 'object' && !scope.domain.policy.hasRole(scope.principal, model.history.roles))
    return null;
  const record = await scope.rows(model).get(scope.organization, id);
  if (!record) return null;
  const { doc: current, stream } = record;
  const events = concerning(model, await scope.events.read(stream), id);
  const isReached = rows.reaches(scope, current);
  const readsPlans = isReached && rows.readsPlans(scope, current);
  const slices = new Slices(scope.wait);
  const isReachedThen = reachOfSteps(rows, scope, current);
  const tells = tellingOfSteps(rows, scope, current);
  const steps: Step<R>[] = [];
  for (const step of await stepsOf(model, events, id, { isAsked, slices })) {
    const isPlan = step.state !== 'DONE' || timeOf(model)(step.event.name)?.revokes;
    // a plan is at the place of today's row
    if ((isPlan ? readsPlans : await isReachedThen(step, slices)) && (await tells(step, slices))) steps.push(step);
  }
  return { current, isReached, steps, slices };
}

const reachesAllRows = <R extends object>({ model }: DatedRows<R>, { domain, principal }: QueryScope): boolean =>
  domain.policy.clauses(principal, model.reach, model.access) === undefined;

/** Whoever reaches all rows reaches them everywhere: only for others it matters where the row was. */
function reachOfSteps<R extends object>(rows: DatedRows<R>, scope: QueryScope, current: R) {
  const { model } = rows;
  const reachesAll = reachesAllRows(rows, scope);
  return async (step: Step<R>, slices: Slices): Promise<boolean> => {
    if (reachesAll) return true;
    await slices.took(step.work);
    const { before, after } = step.pair();
    return [before, after].some((row) => row && rows.reaches(scope, rowForReach(model, current, row)));
  };
}

/** Whether anything of a step is left once what may not be read is taken out. */
function tellingOfSteps<R extends object>(rows: DatedRows<R>, scope: QueryScope, current: R) {
  const tellsAll = reachesAllRows(rows, scope) && !rows.hidesAny(scope, current);
  return async (step: Step<R>, slices: Slices): Promise<boolean> => {
    if (tellsAll) return true;
    await slices.took(step.work);
    const { changes, at } = changesOf(rows, current, step);
    return changes.length === 0 || changes.some(({ field }) => !rows.isHidden(scope, at, field));
  };
}

/** Lets others have the process now and then while a long history is told. */
class Slices {
  private done = 0;
  private readonly wait: QueryScope['wait'];

  constructor(wait: QueryScope['wait']) {
    this.wait = wait;
  }

  /** `work` is the number of events that were gone through. */
  async took(work: number): Promise<void> {
    this.done += work;
    if (this.done < eventsInSlice) return;
    this.done = 0;
    await this.wait.sleep(0);
  }
}

interface Step<R> {
  event: OpenEvent;
  on: string;
  state: HistoryEntry['state'];
  /** The row before and after; of what counts on another day it is told once it is asked for. */
  pair: () => { before: R | null; after: R | null };
  /** Events that telling the pair goes through. */
  work: number;
}

async function stepsOf<R>(
  model: ReadModel<R>,
  events: readonly OpenEvent[],
  id: string,
  { isAsked, slices }: { isAsked: (event: OpenEvent) => boolean; slices: Slices },
): Promise<Step<R>[]> {
  const time = timeOf(model);
  const revoked = revokedPlans(events, time);
  const settled = settledPlans(events, time);
  const steps: Step<R>[] = [];
  let record: RowRecord<R> | null = null;
  for (const [n, event] of events.entries()) {
    const next: RowRecord<R> | null = project(model, record, seenOf(event), id, event.stored);
    const own = time(event.name);
    if (isAsked(event)) {
      const plan = own?.plans && event.data[own.plans.id];
      const state = !plan || settled.has(plan) ? 'DONE' : revoked.has(plan) ? 'REVOKED' : 'PLANNED';
      const on = dayOf(event, own);
      const counts = own?.plans || (own?.on && !own.settles && on < recordedOn(event));
      const known = { before: record?.doc ?? null, after: next?.doc ?? null };
      const pair = counts ? once(() => onItsDay(model, events.slice(0, n), event, id, on)) : () => known;
      steps.push({ event, on, state, pair, work: counts ? 2 * n : 1 });
    }
    record = next;
    await slices.took(1);
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
): { before: R | null; after: R | null } {
  const asOf = (known: readonly OpenEvent[]) => rowAsOf(model, known, id, { asOf: on })?.doc ?? null;
  return { before: asOf(former), after: asOf([...former, event]) };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** All of them, and the row whose place says who may read them: a field closed today is closed in the past. */
function changesOf<R extends object>({ model }: DatedRows<R>, current: R, { pair }: Step<R>) {
  const { before, after } = pair();
  const shown = new Set(Object.keys(model.schema.shape).filter((field) => !model.mirrors.includes(field)));
  const changes = differences(flat(before, shown), flat(after, shown));
  return { changes, at: rowForReach(model, current, after ?? before ?? current) };
}

function entryOf<R extends object>(rows: DatedRows<R>, scope: QueryScope, current: R, step: Step<R>): HistoryEntry {
  const { event, on, state } = step;
  const { changes, at } = changesOf(rows, current, step);
  const told = changes.filter(({ field }) => !rows.isHidden(scope, at, field));
  for (const { field } of told) rows.noteShown(scope, at, field);
  return {
    id: event.stored.id,
    at: event.stored.at,
    on,
    state,
    actor: event.stored.meta.actor,
    type: event.name,
    changes: told,
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
      .map((field) => ({ field, old: before.get(field) ?? null, new: after.get(field) ?? null }))
  );
}
