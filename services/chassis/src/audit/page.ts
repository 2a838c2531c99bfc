import { contextOf, onceReadingScope } from '../access/scope.ts';
import { type QueryScope } from '../declare/scope.ts';
import { type Clause } from '../ports/index.ts';
import { type AuditRow } from '../read/audit-rows.ts';
import { forever } from '../time/periods.ts';
import { toldOf } from './told.ts';

/** Rows looked at together, and at most for a page: what is asked for may be rare. */
const rowsAtOnce = 100;
const mostRows = 1_000;

export interface AuditQuery {
  /** Days at the caller's place, both included. */
  from?: string;
  to?: string;
  actor?: string;
  record?: string;
  /** Whose streams: for what concerns a person, of all kinds. */
  subject?: string;
  kind?: string;
  types?: readonly string[];
  /** Id of an entry: only older ones. */
  before?: string;
  limit: number;
}

/** Newest first. `next`: where older ones begin, null for none; a page with fewer than `limit` may have one too. */
export async function auditPage(
  scope: QueryScope,
  asked: AuditQuery,
): Promise<{ items: AuditRow[]; next: string | null }> {
  const context = contextOf(scope);
  const rows = await context.auditEntries();
  const models = modelsOf(scope);
  const once = onceReadingScope(scope);
  const items: AuditRow[] = [];
  let { before } = asked;
  for (let looked = 0; looked < mostRows; looked += rowsAtOnce) {
    const found = await rows.find(
      scope.organization,
      { where: clausesOf(scope, asked, before) },
      { sort: { index: 'id', descending: true }, offset: 0, limit: rowsAtOnce },
    );
    const entries = found.map(({ doc }) => doc as AuditRow);
    const told = await toldOf(
      models,
      once,
      entries.filter((entry) => isAsked(entry, asked)),
    );
    items.push(...told.map(({ entry }) => entry));
    if (items.length > asked.limit) return { items: items.slice(0, asked.limit), next: items[asked.limit - 1]!.id };
    before = entries.at(-1)?.id;
    if (entries.length < rowsAtOnce || before === undefined) return { items, next: null };
  }
  return { items, next: before! };
}

export const modelsOf = (scope: QueryScope) => [
  ...new Set([...contextOf(scope).service.audited.values()].map(({ model }) => model)),
];

const filters = ['record', 'subject', 'actor', 'kind'] as const;

const isAsked = (entry: AuditRow, asked: AuditQuery): boolean =>
  filters.every((name) => asked[name] === undefined || entry[name] === asked[name]) &&
  (asked.types === undefined || asked.types.includes(entry.type));

/** One value and a range of time, which the rows are kept by; whatever else is asked is looked at row by row. */
function clausesOf(scope: QueryScope, asked: AuditQuery, before: string | undefined): Clause[] {
  const { audited } = contextOf(scope).service;
  const kinds = new Set(asked.types?.map((type) => audited.get(type)?.model.name ?? ''));
  const { record, subject, actor, kind = kinds.size === 1 ? [...kinds][0] : undefined } = asked;
  const [narrowest] = Object.entries({ record, subject, actor, kind }).filter(([, value]) => value !== undefined);
  const start = (day: Temporal.PlainDate): string =>
    day.toZonedDateTime(scope.principal.zone).toInstant().toString({ smallestUnit: 'millisecond' });
  const from = asked.from === undefined ? undefined : start(Temporal.PlainDate.from(asked.from));
  const isBounded = asked.to !== undefined && asked.to < forever;
  const to = isBounded ? start(Temporal.PlainDate.from(asked.to!).add({ days: 1 })) : undefined;
  const below = [to, before].filter((bound) => bound !== undefined).sort()[0];
  return [
    ...(narrowest ? [{ index: narrowest[0], eq: narrowest[1] }] : []),
    { index: 'id', from: from ?? '', ...(below !== undefined && { below }) },
  ];
}
