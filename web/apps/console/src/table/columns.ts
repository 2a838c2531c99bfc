import { type ReactNode } from 'react';

export interface Column<T> {
  id: string;
  label: string;
  cell: (record: T) => ReactNode;
  /** The sort index of the server. */
  sort?: string;
  /** Minimum width of the list in pixels; essential columns have none. */
  from?: number;
  width?: string;
  /** Its heading stands at the end, above its figures. */
  isFigure?: boolean;
  /** What all rows of the filter come to, at the foot of the table; undefined in a table without such a row. */
  sum?: ReactNode;
  /** Cannot be hidden. */
  always?: boolean;
}

export type Row = { id: string };

/** What a container hides of its `data-from` cells while it is narrower than they need. */
export const hiddenBelow = (columns: readonly Pick<Column<never>, 'from'>[]): Record<string, object> =>
  Object.fromEntries(
    [...new Set(columns.flatMap(({ from }) => from ?? []))]
      .sort((a, b) => b - a)
      .map((from) => [
        `@container (max-width: ${from - 0.05}px)`,
        { [`& [data-from="${from}"]`]: { display: 'none' } },
      ]),
  );
