import { type AnyReadModel } from '../declare/models/read-model.ts';
import { Refused } from '../declare/refusal.ts';
import { type QueryScope } from '../declare/scope.ts';
import { type Clause, type Row, type RowPage, type RowRecord, type RowStore } from '../ports/index.ts';
import { type ListArgs, type Search } from '../access/guarded-rows.ts';
import { DatedRows, type MomentArgs } from './dated-rows.ts';

export type AllRowsArgs = Pick<ListArgs, 'sortBy' | 'descending' | 'filter'> & MomentArgs;

/** By keyset: no row comes twice. Reach, guards, filters and sorts of lists. @throws Refused before the first page */
export async function* rowPages(
  model: AnyReadModel,
  scope: QueryScope,
  args: AllRowsArgs,
  pageSize = 200,
): AsyncGenerator<Row[]> {
  if ((args.asOf || args.knownAt) && !model.periods) throw new Refused('unknown_field', { params: { field: 'asOf' } });
  const guarded = new DatedRows(model);
  const { sort } = guarded.page(scope, args);
  const search = await guarded.search(scope, args);
  const isPast = search.rows !== scope.rows(model);
  for await (const found of keysetPages(search, scope.organization, sort, valueIn(model, sort.index, isPast), pageSize))
    yield await search.shown(found);
}

/** At most `limit` rows at a time. `valueOf` gives the sorted value, null for none. */
export async function* keysetPages(
  { rows, query }: Pick<Search, 'query'> & { rows: Pick<RowStore<unknown>, 'find'> },
  organization: string,
  sort: RowPage['sort'],
  valueOf: (row: unknown) => string | number | boolean | null,
  limit: number,
): AsyncGenerator<RowRecord<unknown>[]> {
  let segments: readonly (readonly Clause[])[] = [[]];
  for (;;) {
    const page: RowRecord<unknown>[] = [];
    for (const segment of segments) {
      if (page.length === limit) break;
      const where = [...query.where, ...segment];
      page.push(
        ...(await rows.find(organization, { ...query, where }, { sort, offset: 0, limit: limit - page.length })),
      );
    }
    if (page.length > 0) yield page;
    if (page.length < limit) return;
    const last = page.at(-1)!;
    segments = segmentsAfter(sort, sort.index === 'id' ? null : valueOf(last.doc), last.id);
  }
}

/** After a row come those of the same value, beyond it, and without one. */
function segmentsAfter(
  { index, descending }: RowPage['sort'],
  value: string | number | boolean | null,
  id: string,
): readonly (readonly Clause[])[] {
  const beyond = descending ? 'below' : 'above';
  const afterId: Clause = { index: 'id', [beyond]: id };
  if (index === 'id') return [[afterId]];
  if (value === null) return [[{ index, isNull: true }, afterId]];
  return [[{ index, eq: value }, afterId], [{ index, [beyond]: value }], [{ index, isNull: true }]];
}

/** The sorted value as stores see it; rows by period have it under `values`. */
function valueIn(
  model: AnyReadModel,
  name: string,
  isPast: boolean,
): (row: unknown) => string | number | boolean | null {
  const own = model.indexes[name];
  const language = own ? undefined : name.slice(name.lastIndexOf('.') + 1);
  const index = own ?? model.indexes[name.slice(0, name.lastIndexOf('.'))];
  const path = [...(isPast ? ['values'] : []), ...(index?.path.split('.') ?? []), ...(language ? [language] : [])];
  const type = { text: 'string', number: 'number', boolean: 'boolean', list: '' }[index?.type ?? 'text'];
  return (row) => {
    const value = path.reduce<unknown>((at, part) => (at as Record<string, unknown> | null | undefined)?.[part], row);
    if (type === 'boolean') return value === undefined || value === null ? null : value === true;
    // another type sorts as no value
    return typeof value === type ? (value as string | number) : null;
  };
}
