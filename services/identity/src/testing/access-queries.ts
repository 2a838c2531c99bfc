import { schemaOf, type Service } from '@kadro/chassis';
import { getNamedType, type GraphQLField, isLeafType, isObjectType } from 'graphql';
import { type Company, ids } from './company.ts';
import { employeeAt, objects, sessionOwnerAt, type signedIn, type TableRow, type Walker, walkers } from './access-walk.ts';

type Signed = Awaited<ReturnType<typeof signedIn>>;
type Found = Record<string, unknown> | null;

/** All leaf fields of a type, nested ones too, as a selection. */
function selection(field: GraphQLField<unknown, unknown>, depth = 3): string {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return '';
  const inner = Object.values(type.getFields()).map((one) => (isLeafType(getNamedType(one.type)) ? one.name : depth > 0 ? `${one.name}${selection(one, depth - 1)}` : ''));
  return ` { ${inner.join(' ')} }`;
}

const organizationRows: Record<string, string> = { branch: ids.south, unit: ids.unit, team: ids.team, job: ids.job, holiday: ids.holiday };

/** The objects of a query by id and the id each stands for. */
function placesOf(single: string, sessionOf: Signed['sessionOf']): { on: string; id: (walker: Walker) => string }[] {
  if (single === 'session') return objects.map((on) => ({ on, id: (walker) => sessionOf(sessionOwnerAt(on, walker)) }));
  if (single === 'employee' || single === 'personCard') return objects.map((on) => ({ on, id: (walker) => employeeAt(on, walker) }));
  if (single === 'organization') return ['own', 'other organization', 'unknown'].map((on) => ({ on, id: (walker) => (on === 'unknown' ? ids.nobody : (on === 'own') === (walker === 'other organization') ? ids.orgB : ids.orgA) }));
  const foreign = single === 'branch' ? [{ on: 'other organization', id: () => ids.onlyBBranch }] : [];
  return [{ on: 'own organization', id: () => organizationRows[single]! }, ...foreign, { on: 'unknown', id: () => ids.nobody }];
}

/** What of a row is seen: nothing, all, or with closed sections. */
function seen(row: Found): string {
  if (!row) return 'null';
  if (!('personal' in row)) return 'yes';
  if (row.personal === null) return 'without file';
  return (row.personal as { bloodType: unknown }).bloodType === null ? 'without health' : 'yes';
}

/** What of a history is seen: nothing, all of it, or that something changed. */
function seenOfHistory(page: Found): string {
  if (!page) return 'null';
  const hidden = (page.items as { changes: { hidden: boolean; field: string }[] }[]).flatMap(({ changes }) => changes.filter((one) => one.hidden).map((one) => one.field));
  if (hidden.length === 0) return 'yes';
  return hidden.every((field) => field === 'personal.bloodType') ? 'without health' : 'without file';
}

/** Walks every query: lists by what they hold, singles by aliases, by ids, histories, counts and declared queries. */
export async function walkQueries(company: Company, service: Service, signed: Signed): Promise<TableRow[]> {
  const fields = schemaOf(service).getQueryType()!.getFields();
  const rows: TableRow[] = [];
  const known = new Set<string>();
  const add = async (name: string, ask: (walker: Walker) => Promise<Partial<Record<string, string>>>): Promise<void> => {
    known.add(name);
    const met = await Promise.all(walkers.map(ask));
    for (const on of [...new Set(met.flatMap((one) => Object.keys(one)))].filter((one) => one !== '*')) {
      rows.push({ route: name, method: 'query', on, met: Object.fromEntries(walkers.map((walker, n) => [walker, met[n]![on] ?? met[n]!['*']])) as TableRow['met'] });
    }
  };
  const run = async (walker: Walker, query: string): Promise<{ data: Record<string, Found | Found[]> | null; error?: string }> => {
    const { status, body } = await company.query(query, signed.token(walker));
    const errors = (body as { errors?: { extensions: { name: string } }[] }).errors;
    return { data: body.data ?? null, error: status === 401 ? '401' : errors?.[0]?.extensions.name };
  };
  for (const model of service.readModels.filter(({ access }) => access.length > 0)) {
    const places = placesOf(model.single, signed.sessionOf);
    const byAlias = (name: string, read: (row: Found) => string) => async (walker: Walker) => {
      const query = `{ ${places.map(({ id }, n) => `a${n}: ${name}(id: "${id(walker)}")${selection(fields[name]!)}`).join(' ')} }`;
      const { data, error } = await run(walker, query);
      if (error) return { '*': error };
      return Object.fromEntries(places.map(({ on }, n) => [on, read(data![`a${n}`] as Found)]));
    };
    await add(model.single, byAlias(model.single, seen));
    await add(`${model.name}ByIds`, async (walker) => {
      const { data, error } = await run(walker, `{ rows: ${model.name}ByIds(ids: ${JSON.stringify(places.map(({ id }) => id(walker)))})${selection(fields[`${model.name}ByIds`]!)} }`);
      if (error) return { '*': error };
      return Object.fromEntries(places.map(({ on }, n) => [on, seen((data!.rows as Found[])[n]!)]));
    });
    if (model.history) await add(`${model.single}History`, byAlias(`${model.single}History`, seenOfHistory));
    if (model.list) {
      await add(model.name, async (walker) => {
        const { data, error } = await run(walker, `{ rows: ${model.name}(rowsPerPage: 100)${selection(fields[model.name]!)} }`);
        if (error) return { '*': error };
        const { items } = data!.rows as unknown as { items: { id: string }[] };
        return Object.fromEntries(places.map(({ on, id }) => [on, seen(items.find((one) => one.id === id(walker)) ?? null)]));
      });
    }
  }
  for (const { name } of service.queries) {
    await add(name, async (walker) => {
      const { data, error } = await run(walker, `{ rows: ${name}${selection(fields[name]!)} }`);
      if (error) return { '*': error };
      const answer = data!.rows as unknown;
      const told = typeof answer === 'number' ? String(answer) : (answer as { items?: { id: string }[] }).items ? String((answer as { items: unknown[] }).items.length) : walker === 'other organization' && (answer as { id: string }).id === ids.orgB ? 'its own' : 'yes';
      return { '': told };
    });
  }
  const forgotten = Object.keys(fields).filter((name) => !known.has(name));
  if (forgotten.length > 0) throw new Error(`queries that nobody walks: ${forgotten.join(', ')}`);
  return rows;
}
