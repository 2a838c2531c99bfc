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
