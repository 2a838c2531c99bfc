import { getNamedType, type GraphQLField, isLeafType, isObjectType } from 'graphql';
import { type Service } from '../../declare/service.ts';
import { schemaOf } from '../../graphql/schema.ts';
import { type Place, type TableRow } from './walk.ts';
import { type Answered } from '../services/serving.ts';

type Found = Record<string, unknown> | null;
/** What one walker met, by object; `*` = at all of them. */
type Met = Partial<Record<string, string>>;

/** How a service's queries are walked. */
export interface QueryWalk<W extends string> {
  walkers: readonly W[];
  query: (walker: W, text: string) => Promise<Answered>;
  /** The objects of a query by id, by the name of the single one. */
  placesOf: (single: string) => readonly Place<W>[];
  /** A declared query: the arguments of each object (none = without), and what an answer tells. */
  declared: (name: string) => {
    places: readonly { on: string; args: (walker: W) => string }[];
    told: (answer: unknown, walker: W) => string;
  };
  /** What of a row is seen. */
  seen: (row: Found) => string;
  /** A day of the past, YYYY-MM-DD, for the views of it. */
  asOf: string;
  /** What of a history is seen. */
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

/**
 * Walks every query: lists by what they hold, singles by aliases, by ids, histories, counts and declared queries.
 * @throws Error for one that was not walked
 */
export async function walkQueries<W extends string>(service: Service, walk: QueryWalk<W>): Promise<TableRow<W>[]> {
  const { walkers } = walk;
  const fields = schemaOf(service).getQueryType()!.getFields();
  const rows: TableRow<W>[] = [];
  const known = new Set<string>();
  const add = async (name: string, ask: (walker: W) => Promise<Met>): Promise<void> => {
    known.add(name);
    const met = await Promise.all(walkers.map(ask));
    for (const on of [...new Set(met.flatMap((one) => Object.keys(one)))].filter((one) => one !== '*')) {
      rows.push({
        route: name,
        method: 'query',
        on,
        met: Object.fromEntries(
          walkers.map((walker, n) => [walker, met[n]![on] ?? met[n]!['*']]),
        ) as TableRow<W>['met'],
      });
    }
  };
  const run = async (
    walker: W,
    text: string,
  ): Promise<{ data: Record<string, Found | Found[]> | null; error?: string }> => {
    const { status, body } = await walk.query(walker, text);
    const errors = (body as { errors?: { extensions: { name: string } }[] }).errors;
    return { data: body.data ?? null, error: status === 401 ? '401' : errors?.[0]?.extensions.name };
  };
  const ask = (name: string) => selection(fields[name]!);
  for (const model of service.readModels.filter(({ access }) => access.length > 0)) {
    const places = walk.placesOf(model.single);
    const onADay = `asOf: "${walk.asOf}"`;
    const byAlias =
      (name: string, read: (row: Found) => string, more = '') =>
      async (walker: W): Promise<Met> => {
        const met: Met = {};
        // whole rows of all places at once would be too much for one query
        for (const some of [places.slice(0, 4), places.slice(4)].filter(({ length }) => length > 0)) {
          const { data, error } = await run(
            walker,
            `{ ${some.map(({ id }, n) => `a${n}: ${name}(id: "${id(walker)}"${more})${ask(name)}`).join(' ')} }`,
          );
          if (error) return { '*': error };
          for (const [n, { on }] of some.entries()) met[on] = read(data![`a${n}`] as Found);
        }
        return met;
      };
    await add(model.single, byAlias(model.single, walk.seen));
    await add(`${model.name}ByIds`, async (walker) => {
      const { data, error } = await run(
        walker,
        `{ rows: ${model.name}ByIds(ids: ${JSON.stringify(places.map(({ id }) => id(walker)))})${ask(`${model.name}ByIds`)} }`,
      );
      return error
        ? { '*': error }
        : Object.fromEntries(places.map(({ on }, n) => [on, walk.seen((data!.rows as Found[])[n]!)]));
    });
    const byList =
      (more = '') =>
      async (walker: W): Promise<Met> => {
        const { data, error } = await run(walker, `{ rows: ${model.name}(rowsPerPage: 100${more})${ask(model.name)} }`);
        if (error) return { '*': error };
        const { items } = data!.rows as { items: { id: string }[] };
        return Object.fromEntries(
          places.map(({ on, id }) => [on, walk.seen(items.find((one) => one.id === id(walker)) ?? null)]),
        );
      };
    if (model.history) await add(`${model.single}History`, byAlias(`${model.single}History`, walk.seenOfHistory));
    if (model.history || model.periods)
      await add(`${model.single} as of a day`, byAlias(model.single, walk.seen, `, ${onADay}`));
    if (model.list) await add(model.name, byList());
    if (model.list && model.periods) await add(`${model.name} as of a day`, byList(`, ${onADay}`));
  }
  for (const { name } of service.queries) {
    const { places, told } = walk.declared(name);
    await add(name, async (walker) => {
      const met: Met = {};
      for (const { on, args } of places) {
        const { data, error } = await run(walker, `{ rows: ${name}${args(walker)}${ask(name)} }`);
        met[on] = error ?? told(data!.rows, walker);
      }
      return met;
    });
  }
  const forgotten = Object.keys(fields).filter((name) => !known.has(name));
  if (forgotten.length > 0) throw new Error(`queries that nobody walks: ${forgotten.join(', ')}`);
  return rows;
}
