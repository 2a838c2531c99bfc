import { type ReactNode } from 'react';

export interface Column<T> {
  id: string;
  label: string;
  cell: (record: T) => ReactNode;
  /** The index by which the server sorts. */
  sort?: string;
  /** Shown only where the list is at least so many pixels wide; essential columns have none. */
  from?: number;
  width?: string;
  /** Cannot be left out where columns are chosen. */
  always?: boolean;
}

export type Row = { id: string };
