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
  /** Cannot be hidden. */
  always?: boolean;
}

export type Row = { id: string };
