import { decider, event, GuardedRows, named, query, type ReadModel, readModel, type RowPage } from '@kadro/chassis';
import { daySchema, house, type Language, type RoleName } from '@kadro/kernel';
import { z } from 'zod';

/** Who may change many people at once; whom and where to is decided by reach. */
export const anyAdmin = {
  who: 'roles',
  roles: ['RESTRICTED_ADMIN', 'ADMIN', 'SUPER_ADMIN'] satisfies RoleName[],
} as const;

export const bulkKind = named(
  'BulkUpdateKind',
  z.enum(['BRANCH', 'UNIT', 'TEAM', 'JOB_INFO', 'MANAGER', 'LEAVE_MANAGER', 'SHIFT_MANAGER', 'OVERTIME_MANAGER']),
);
export const bulkOutcome = named(
  'BulkUpdateOutcome',
  z.enum(['CHANGED', 'PLANNED', 'UNCHANGED', 'REFUSED', 'CANCELLED']),
);
const bulkState = named('BulkUpdateState', z.enum(['RUNNING', 'DONE', 'CANCELLED']));

export type BulkKind = z.infer<typeof bulkKind>;
export type BulkOutcome = z.infer<typeof bulkOutcome>;

/** What became of one person: `code` names the refusal. */
const bulkResult = z.object({ id: z.string(), outcome: bulkOutcome, code: z.string().optional() });

export type BulkResult = z.infer<typeof bulkResult>;

/** A change of many people, as its job sees it. */
export interface BulkUpdateState {
  kind: BulkKind;
  employees: readonly string[];
  /** Ids in their order; none = cleared. */
  target: readonly string[];
  /** null = the day on which it is done. */
  effectiveOn: string | null;
  requestedBy: string;
  done: number;
  isCancelled: boolean;
  isEnded: boolean;
}

const requested = z.object({
  kind: bulkKind,
  employees: z.array(z.string()),
  target: z.array(z.string()),
  effectiveOn: daySchema.nullable(),
});

/** One change of many people, from the request to the report (design, section 2: what is acknowledged is an event). */
export const bulkUpdate = decider({
  name: 'bulkUpdate',
  initial: {
    kind: 'BRANCH',
    employees: [],
    target: [],
    effectiveOn: null,
    requestedBy: '',
    done: 0,
    isCancelled: false,
    isEnded: false,
  } as BulkUpdateState,
  events: {
    BulkUpdateRequested: event(1, requested),
    // `from` counts the people before this slice
    BulkUpdateSliceDone: event(1, z.object({ from: z.int(), results: z.array(bulkResult) })),
    BulkUpdateCancelled: event(1, z.object({})),
    BulkUpdateEnded: event(1, z.object({})),
  },
  evolve: {
    BulkUpdateRequested: (state, data, { actor }) => ({ ...state, ...data, requestedBy: actor }),
    BulkUpdateSliceDone: (state, { from, results }) => ({ ...state, done: from + results.length }),
    BulkUpdateCancelled: (state) => ({ ...state, isCancelled: true }),
    BulkUpdateEnded: (state) => ({ ...state, isEnded: true }),
  },
});

const count = z.int();
const bulkUpdateRow = z.object({
  id: z.string(),
  revision: z.int(),
  kind: bulkKind,
  target: z.array(z.string()),
  effectiveOn: z.string().nullable(),
  requestedBy: z.string(),
  requestedAt: z.string(),
  state: bulkState,
  total: count,
  done: count,
  changed: count,
  planned: count,
  unchanged: count,
  refused: count,
  cancelled: count,
  endedAt: z.string().nullable(),
  updatedDateTime: z.string(),
});

export type BulkUpdateRow = z.infer<typeof bulkUpdateRow>;

const countOf = {
  CHANGED: 'changed',
  PLANNED: 'planned',
  UNCHANGED: 'unchanged',
  REFUSED: 'refused',
  CANCELLED: 'cancelled',
} as const satisfies Record<BulkOutcome, keyof BulkUpdateRow>;

/** Changes of many people: the requester's own, all of them for admins of the whole organization. */
export const bulkUpdates = readModel<BulkUpdateState, (typeof bulkUpdate)['events'], BulkUpdateRow>(bulkUpdate, {
  name: 'bulkUpdates',
  row: 'BulkUpdate',
  version: 1,
  schema: bulkUpdateRow,
  indexes: {
    requestedBy: { path: 'requestedBy', sort: false },
    state: { path: 'state', sort: false },
    kind: { path: 'kind', sort: false },
    requestedAt: { path: 'requestedAt', filter: false },
  },
  defaultSort: { by: 'requestedAt', descending: true },
  reach: { own: 'requestedBy' },
  access: ['own', 'all'],
  project: {
    BulkUpdateRequested: (_row, { data: { employees, ...asked }, at, actor }) => ({
      ...asked,
      requestedBy: actor,
      requestedAt: at,
      state: 'RUNNING',
      total: employees.length,
      done: 0,
      changed: 0,
      planned: 0,
      unchanged: 0,
      refused: 0,
      cancelled: 0,
      endedAt: null,
    }),
    BulkUpdateSliceDone: (row, { data: { results } }) => {
      if (!row) return null;
      const next = { ...row, done: row.done + results.length };
      for (const { outcome } of results) next[countOf[outcome]] += 1;
      return next;
    },
    BulkUpdateEnded: (row, { at }) => row && { ...row, state: row.cancelled > 0 ? 'CANCELLED' : 'DONE', endedAt: at },
  },
}) as unknown as ReadModel<never>;

const rank: Record<BulkOutcome, number> = { REFUSED: 0, CANCELLED: 1, PLANNED: 2, CHANGED: 2, UNCHANGED: 3 };

interface ResultRow {
  bulkUpdateId: string;
  employeeId: string;
  outcome: BulkOutcome;
  code: string | null;
  /** Those who were refused first, then as they were given. */
  _order: string;
}

/** A row per person of a bulk update; handed out only by the report. */
export const bulkUpdateOutcomes = readModel<BulkUpdateState, (typeof bulkUpdate)['events'], ResultRow>(bulkUpdate, {
  name: 'bulkUpdateOutcomes',
  row: 'BulkUpdateOutcomeRow',
  version: 1,
  schema: z.object({ id: z.string() }),
  indexes: { bulkUpdateId: { path: 'bulkUpdateId' }, outcome: { path: 'outcome' }, order: { path: '_order' } },
  defaultSort: { by: 'order', descending: false },
  narrowedBy: 'bulkUpdateId',
  reach: {},
  access: [],
  keys: ({ id, name, data }) =>
    name === 'BulkUpdateSliceDone' ? (data.results as BulkResult[]).map((one) => `${id}.${one.id}`) : [],
  project: {
    BulkUpdateSliceDone: (_row, { id: bulkUpdateId, data: { from, results } }, key) => {
      const n = results.findIndex((one) => key.endsWith(one.id));
      const { id: employeeId, outcome, code = null } = results[n]!;
      return {
        bulkUpdateId,
        employeeId,
        outcome,
        code,
        _order: `${rank[outcome]}.${String(from + n).padStart(5, '0')}`,
      };
    },
  },
}) as unknown as ReadModel<never>;

const updates = new GuardedRows(bulkUpdates);
const shown = z.object({
  employeeId: z.string(),
  outcome: bulkOutcome,
  code: z.string().nullable(),
  message: z.string().nullable(),
});

/**
 * The report of a bulk update: what became of whom, those who were refused first; null for one that is not the caller's
 * to see.
 */
export const bulkUpdateResults = query({
  name: 'bulkUpdateResults',
  access: anyAdmin,
  args: z.object({
    id: z.string(),
    page: z.int().min(0).default(0),
    rowsPerPage: z.int().min(1).max(100).default(10),
    outcome: bulkOutcome.nullish(),
  }),
  answer: named(
    'BulkUpdateResultsPage',
    z.object({ items: z.array(named('BulkUpdateResult', shown)), total: z.int(), capped: z.boolean() }),
  ),
  example: { id: '018f0000-0000-7000-8000-000000000001' },
  run: async ({ id, page, rowsPerPage, outcome }, scope) => {
    const update = (await updates.one(scope, id)) as BulkUpdateRow | null;
    if (!update) return null;
    const at: Partial<RowPage> = {
      sort: { index: 'order', descending: false },
      offset: page * rowsPerPage,
      limit: rowsPerPage,
    };
    const rows = await scope.find<ResultRow>(
      bulkUpdateOutcomes,
      [{ index: 'bulkUpdateId', eq: id }, ...(outcome ? [{ index: 'outcome', eq: outcome }] : [])],
      at,
    );
    const text = (code: string | null) =>
      code && house.errors.body({ name: code } as never, scope.language as Language).message;
    return {
      items: rows.map(({ employeeId, outcome: became, code }) => ({
        employeeId,
        outcome: became,
        code,
        message: text(code),
      })),
      total: outcome ? update[countOf[outcome]] : update.done,
      capped: false,
    };
  },
});
