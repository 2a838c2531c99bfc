import { getNamedType, type GraphQLField, isLeafType, isObjectType } from 'graphql';
import { type Service } from '../../declare/service.ts';
import { schemaOf } from '../../graphql/schema.ts';
import { type TableRow, type WalkedObject } from './walk.ts';
import { type Answered } from '../services/serving.ts';

const atOnce = 4;

type Found = Record<string, unknown> | null;
/** What one walker met, by object; `*` = at all of them. */
type Met = Partial<Record<string, string>>;

export interface QueryWalk<W extends string> {
  walkers: readonly W[];
  query: (walker: W, text: string) => Promise<Answered>;
  objectsOf: (single: string) => readonly WalkedObject<W>[];
  /** More arguments of a list that has more rows than a page. */
  within?: (list: string) => string;
  /** A declared query: the arguments of each object (none = without), and what of an answer is seen. */
  declared: (name: string) => {
    objects: readonly { on: string; args: (walker: W) => string }[];
    seen: (answer: unknown, walker: W) => string;
  };
  seen: (row: Found) => string;
  /** A day of the past, YYYY-MM-DD, for the views of it. */
  asOf: string;
  seenOfHistory: (page: Found) => string;
}

/** All leaf fields of a type, nested ones too, as a selection. */
function selection(field: GraphQLField<unknown, unknown>, depth = 3): string {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return '';
  const inner = Object.values(type.getFields()).map((one) =>
    isLeafType(getNamedType(one.type)) ? one.name : depth > 0 ? `${one.name}${selection(one, depth - 1)}` : '',
  );
  return ` { ${inner.join(' ')} }`;
}

/** Walks every query: lists, singles, by ids, histories, counts, declared ones. @throws Error for one not walked */
export async function walkQueries<W extends string>(service: Service, walk: QueryWalk<W>): Promise<TableRow<W>[]> {
  const fields = schemaOf(service).getQueryType()!.getFields();
  const walks: [query: string, ask: Ask<W>][] = [];
  for (const model of service.readModels.filter(({ access }) => access.length > 0))
    walks.push(...new ModelQueries(model, walk, fields).all());
  for (const { name } of service.queries) walks.push([name, declaredQuery(name, walk, fields)]);
  const forgotten = Object.keys(fields).filter((name) => !walks.some(([query]) => query === name));
  if (forgotten.length > 0) throw new Error(`queries that nobody walks: ${forgotten.join(', ')}`);
  const rows: TableRow<W>[] = [];
  for (const [name, ask] of walks) rows.push(...tableOf(name, walk.walkers, await Promise.all(walk.walkers.map(ask))));
  return rows;
}

type Fields = Record<string, GraphQLField<unknown, unknown>>;
type Ask<W> = (walker: W) => Promise<Met>;

function tableOf<W extends string>(route: string, walkers: readonly W[], met: readonly Met[]): TableRow<W>[] {
  const objects = [...new Set(met.flatMap((one) => Object.keys(one)))].filter((one) => one !== '*');
  return objects.map((on) => ({
    route,
    method: 'query',
    on,
    met: Object.fromEntries(walkers.map((walker, n) => [walker, met[n]![on] ?? met[n]!['*']])) as TableRow<W>['met'],
  }));
}

async function run<W extends string>(
  walk: QueryWalk<W>,
  walker: W,
  text: string,
): Promise<{ data: Record<string, Found | Found[]> | null; error?: string }> {
  const { status, body } = await walk.query(walker, text);
  const errors = (body as { errors?: { extensions: { name: string } }[] }).errors;
  return { data: body.data ?? null, error: status === 401 ? '401' : errors?.[0]?.extensions.name };
}

function declaredQuery<W extends string>(name: string, walk: QueryWalk<W>, fields: Fields): Ask<W> {
  const { objects, seen } = walk.declared(name);
  return async (walker) => {
    const met: Met = {};
    for (const { on, args } of objects) {
      const { data, error } = await run(walk, walker, `{ rows: ${name}${args(walker)}${selection(fields[name]!)} }`);
      met[on] = error ?? seen(data!.rows, walker);
    }
    return met;
  };
}

class ModelQueries<W extends string> {
  readonly #model: Service['readModels'][number];
  readonly #walk: QueryWalk<W>;
  readonly #fields: Fields;
  readonly #objects: readonly WalkedObject<W>[];

  constructor(model: Service['readModels'][number], walk: QueryWalk<W>, fields: Fields) {
    [this.#model, this.#walk, this.#fields] = [model, walk, fields];
    this.#objects = walk.objectsOf(model.single);
  }

  all(): [query: string, ask: Ask<W>][] {
    const { name, single, history, periods, list } = this.#model;
    const { asOf, seen, seenOfHistory } = this.#walk;
    const onADay = `, asOf: "${asOf}"`;
    const queries: [query: string, ask: Ask<W>, isThere: unknown][] = [
      [single, this.#byAlias(single, seen), true],
      [`${name}ByIds`, this.#byIds(), true],
      [`${single}History`, this.#byAlias(`${single}History`, seenOfHistory), history],
      [`${single} as of a day`, this.#byAlias(single, seen, onADay), history || periods],
      [name, this.#byList(), list],
      [`${name} as of a day`, this.#byList(onADay), list && periods],
    ];
    return queries.flatMap(([query, ask, isThere]) => (isThere ? [[query, ask]] : []));
  }

  #selection(name: string): string {
    return selection(this.#fields[name]!);
  }

  #byAlias(name: string, read: (row: Found) => string, more = ''): Ask<W> {
    return async (walker) => {
      const met: Met = {};
      // whole rows of all objects at once would be too much for one query, and so would their histories
      for (let from = 0; from < this.#objects.length; from += atOnce) {
        const some = this.#objects.slice(from, from + atOnce);
        const aliases = some.map(({ id }, n) => `a${n}: ${name}(id: "${id(walker)}"${more})${this.#selection(name)}`);
        const { data, error } = await run(this.#walk, walker, `{ ${aliases.join(' ')} }`);
        if (error) return { '*': error };
        for (const [n, { on }] of some.entries()) met[on] = read(data![`a${n}`] as Found);
      }
      return met;
    };
  }

  #byIds(): Ask<W> {
    const name = `${this.#model.name}ByIds`;
    return async (walker) => {
      const ids = JSON.stringify(this.#objects.map(({ id }) => id(walker)));
      const { data, error } = await run(this.#walk, walker, `{ rows: ${name}(ids: ${ids})${this.#selection(name)} }`);
      if (error) return { '*': error };
      const rows = data!.rows as Found[];
      return Object.fromEntries(this.#objects.map(({ on }, n) => [on, this.#walk.seen(rows[n]!)]));
    };
  }

  #byList(more = ''): Ask<W> {
    const { name } = this.#model;
    return async (walker) => {
      const text = `{ rows: ${name}(rowsPerPage: 100${more}${this.#walk.within?.(name) ?? ''})${this.#selection(name)} }`;
      const { data, error } = await run(this.#walk, walker, text);
      if (error) return { '*': error };
      const { items } = data!.rows as { items: { id: string }[] };
      const rowOf = (id: string): Found => items.find((one) => one.id === id) ?? null;
      return Object.fromEntries(this.#objects.map(({ on, id }) => [on, this.#walk.seen(rowOf(id(walker)))]));
    };
  }
}
