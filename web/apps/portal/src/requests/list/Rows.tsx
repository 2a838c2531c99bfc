import { type ReactNode } from 'react';
import { Pager } from '@kadro/ui';
import { type Rows as PageOf } from '../types.ts';
import { Foot, List } from './parts.ts';
import { rowsPerPage } from './view.ts';

interface RowsProps<R> {
  rows: PageOf<R>;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  children: (request: R) => ReactNode;
}

/** A page of a list of own requests. */
export function Rows<R extends { id: string }>({ rows, page, onPage, children }: RowsProps<R>) {
  return (
    <>
      <List>
        {rows.items.map((request) => (
          <li key={request.id}>{children(request)}</li>
        ))}
      </List>
      {rows.total > rowsPerPage && (
        <Foot>
          <Pager page={page} rowsPerPage={rowsPerPage} total={rows.total} capped={rows.capped} onPage={onPage} />
        </Foot>
      )}
    </>
  );
}
