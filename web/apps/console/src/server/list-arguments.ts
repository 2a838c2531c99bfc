import { type GetListParams } from 'react-admin';

/** One condition of the GraphQL contract; `q` alone is a bare text. */
export type Condition = { eq?: string | boolean | number; in?: string[]; from?: string; to?: string; isNull?: boolean };
export type FilterArgument = Record<string, Condition | string>;
export type ListArguments = {
  page: number;
  rowsPerPage: number;
  sortBy?: string;
  descending?: boolean;
  filter?: FilterArgument;
};

/** The server refuses a search of fewer letters. */
export const minSearchLetters = 2;

const isRange = (value: unknown): value is Condition =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).every((key) => ['eq', 'in', 'from', 'to', 'isNull'].includes(key));

function conditionOf(name: string, value: unknown): Condition | string | undefined {
  if (value === undefined || value === '') return undefined;
  if (name === 'q') {
    const words = typeof value === 'string' ? value.trim() : '';
    return words.length < minSearchLetters ? undefined : words;
  }
  if (value === null) return { isNull: true };
  if (Array.isArray(value)) return value.length === 0 ? undefined : { in: value.map(String) };
  if (isRange(value)) return value;
  return { eq: value as string };
}

/** The screens' filter as the contract's: a value is `eq`, a list `in`, null `isNull`; empty ones are left out. */
export function filterArgument(filter: Record<string, unknown> = {}): FilterArgument | undefined {
  const conditions = Object.entries(filter).flatMap(([name, value]) => {
    const condition = conditionOf(name, value);
    return condition === undefined ? [] : [[name, condition] as const];
  });
  return conditions.length === 0 ? undefined : Object.fromEntries(conditions);
}

const firstPage = { page: 1, perPage: 25 };

/** react-admin counts pages from 1, GraphQL from 0. */
export const pageArguments = ({ page, perPage }: { page: number; perPage: number } = firstPage) => ({
  page: page - 1,
  rowsPerPage: perPage,
});

/** react-admin's list parameters (pages from 1) as arguments of a GraphQL list (pages from 0). */
export function listArguments({ pagination, sort, filter }: Partial<GetListParams>): ListArguments {
  return {
    ...pageArguments(pagination),
    ...(sort && { sortBy: sort.field, descending: sort.order === 'DESC' }),
    ...(filterArgument(filter) && { filter: filterArgument(filter) }),
  };
}
