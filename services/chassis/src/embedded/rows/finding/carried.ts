import { type IndexColumn } from '../row-layout.ts';
import { type Demand } from './demand.ts';
import { columnOf, type Condition, type Source } from './sources.ts';

/** What the rows of a source are still to be tested for. */
export function remaining(demand: Demand, source: Source): Condition | undefined {
  const rest = demand.conditions.filter((condition) => !source.covers.includes(condition));
  if (rest.length === 0) return undefined;
  return {
    sql: rest.map(({ sql }) => sql).join(' AND '),
    values: rest.flatMap(({ values }) => values),
    columns: rest.flatMap(({ columns }) => columns),
  };
}

/** Columns that candidates are tested and sorted by. */
export const asked = (rest: Condition | undefined, sort: IndexColumn | undefined): string[] => [
  ...(rest?.columns ?? []),
  columnOf(sort),
];

/** Whether the index of a source says these columns. */
export const carries = (
  source: Source,
  columns: readonly string[],
): source is Source & Required<Pick<Source, 'carried'>> =>
  source.carried !== undefined && columns.every((column) => source.carried!.columns.includes(column));

/** Sources whose rows are tested and sorted without being looked at. */
export function carrying(sources: readonly Source[], demand: Demand, sort: IndexColumn | undefined): Source[] {
  return sources.filter((source) => carries(source, asked(remaining(demand, source), sort)));
}
