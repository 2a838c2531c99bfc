import { type AnyReadModel } from '../../declare/models/read-model.ts';

/** No day, no instant, no id and no word. */
const malformed = ['2026-13-45', 'abc', '2026-02-30T25:00:00Z'];

interface MalformedFilter {
  /** `<model>.<filter>`. */
  filter: string;
  query: string;
}

/** Questions for the lists of a service by values that no typed filter has, for every filter that takes texts. */
function malformedFilters(models: readonly AnyReadModel[]): MalformedFilter[] {
  return models
    .filter(({ list, access }) => list && access.length > 0)
    .flatMap(({ name, indexes }) =>
      Object.entries(indexes).flatMap(([field, { type = 'text', filter }]) => {
        const operators = type === 'text' ? ['eq', 'in', 'from', 'to'] : type === 'list' ? ['eq', 'in'] : [];
        return filter === false
          ? []
          : operators.flatMap((operator) =>
              malformed.map((text) => ({
                filter: `${name}.${field}`,
                query: `{ ${name}(filter: { ${field}: { ${operator}: ${JSON.stringify(operator === 'in' ? [text] : text)} } }) { total } }`,
              })),
            );
      }),
    );
}

interface Answer {
  errors?: { extensions: { name: string; fields?: object } }[];
}

/** Filters that take a malformed value. @throws Error where one is refused otherwise than by its field */
export async function looseFilters(
  models: readonly AnyReadModel[],
  ask: (query: string) => Promise<Answer>,
): Promise<string[]> {
  const taken = new Set<string>();
  for (const { filter, query } of malformedFilters(models)) {
    const error = (await ask(query)).errors?.[0]?.extensions;
    const told = JSON.stringify(error?.fields);
    const isByField = told?.includes(`{"filter":{"${filter.split('.')[1]}":{`);
    if (!error) taken.add(filter);
    else if (error.name !== 'constraint_violation' || !isByField) throw new Error(`${query}: ${error.name} ${told}`);
  }
  return [...taken];
}
