import { type Resource, type Resources, type Source } from './resource.ts';

export const names = 'tr en de es it pt nl fr ar';
export const recordFields = `id revision archived updatedDateTime name names { ${names} }`;
export const weekFields = 'monday tuesday wednesday thursday friday saturday sunday';

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const missing = (resource: string, what: string): never => {
  throw new Error(`${resource} has no ${what}`);
};

const dayArguments = { declared: ', $asOf: String, $knownAt: String', given: ', asOf: $asOf, knownAt: $knownAt' };
const noArguments = { declared: '', given: '' };
const none: Source = { fields: '' };

/** The document of one record. @throws Error for a resource without one */
export function oneDocument(resource: string, { source = none }: Resource): string {
  const { one = missing(resource, 'single record'), fields, anyDay } = source;
  const day = anyDay ? dayArguments : noArguments;
  return `query ${pascal(one)}($id: ID!${day.declared}) { ${one}(id: $id${day.given}) { ${fields} } }`;
}

/** The document of a page of records. @throws Error for a resource without a list */
export function listDocument(resource: string, { source = none }: Resource): string {
  const { list = missing(resource, 'list'), fields, row = fields, anyDay } = source;
  const type = pascal(list);
  const day = anyDay ? dayArguments : noArguments;
  const declared = `$page: Int, $rowsPerPage: Int, $sortBy: ${type}Sort, $descending: Boolean, $filter: ${type}Filter`;
  const given = 'page: $page, rowsPerPage: $rowsPerPage, sortBy: $sortBy, descending: $descending, filter: $filter';
  return `query ${type}List(${declared}${day.declared}) {
    ${list}(${given}${day.given}) { items { ${row} } total capped }
  }`;
}

/** The document that only counts. @throws Error for a resource without a list */
export function countDocument(resource: string, { source = none }: Resource): string {
  const { list = missing(resource, 'list'), anyDay } = source;
  const type = pascal(list);
  const day = anyDay ? dayArguments : noArguments;
  return `query ${type}Count($filter: ${type}Filter${day.declared}) {
    ${list}(rowsPerPage: 1, filter: $filter${day.given}) { total capped }
  }`;
}

/** The document of records by their ids. @throws Error for a resource that is not read so */
export function manyDocument(resource: string, { source = none }: Resource): string {
  const { many = missing(resource, 'records by ids'), fields, row = fields } = source;
  return `query ${pascal(many)}($ids: [ID!]!) { ${many}(ids: $ids) { ${row} } }`;
}

/** The document of a record's history. @throws Error for a resource without one */
export function historyDocument(resource: string, { source = none }: Resource): string {
  const { history = missing(resource, 'history') } = source;
  return `query ${pascal(history)}($id: ID!, $page: Int, $rowsPerPage: Int) {
    ${history}(id: $id, page: $page, rowsPerPage: $rowsPerPage) {
      items { id at on state actor type changes { field old new hidden } } total capped
    }
  }`;
}

/** Every document that can be sent for these resources, for a test against the schema. */
export function everyDocument(resources: Resources): string[] {
  return Object.entries(resources).flatMap(([name, resource]) => {
    const { one, list, many, history } = resource.source ?? none;
    return [
      ...(one ? [oneDocument(name, resource)] : []),
      ...(list ? [listDocument(name, resource), countDocument(name, resource)] : []),
      ...(many ? [manyDocument(name, resource)] : []),
      ...(history ? [historyDocument(name, resource)] : []),
      ...(resource.documents ?? []),
    ];
  });
}
