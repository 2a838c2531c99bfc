import { type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { styled } from '@mui/material/styles';
import { Sheet } from '@kadro/ui';
import { type Read } from '../../core/use-read.ts';
import { notFound } from '../../navigation/where-to.ts';
import { Async } from '../../parts/Async.tsx';
import { Page } from '../../parts/Page.tsx';

export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'inherit',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 374px)' },
}));
export const Column = styled('div')({ display: 'grid', gap: 'inherit', minWidth: 0 });

interface KnownProps<R> {
  read: Read<R | null>;
  /** Says that the service does not answer. */
  failed: string;
  /** In place of one that is not there. */
  absent?: ReactNode;
  children: (request: R) => ReactNode;
}

/** A request once it is read. */
export function Known<R extends object>({ read, failed, absent, children }: KnownProps<R>) {
  if (read.data) return children(read.data);
  return (
    <Sheet>
      <Async query={read} lines={6} failed={failed}>
        {() => absent}
      </Async>
    </Sheet>
  );
}

interface RequestPageProps<R> extends Omit<KnownProps<R>, 'absent'> {
  title: string;
  breadcrumbs: ReactNode;
  actions: (request: R) => ReactNode;
}

/** The page of a request. */
export function RequestPage<R extends object>({ title, breadcrumbs, actions, ...known }: RequestPageProps<R>) {
  const { data } = known.read;
  if (data === null) return <Navigate to={notFound} replace />;
  return (
    <Page title={title} breadcrumbs={breadcrumbs} actions={data && actions(data)}>
      <Known {...known} />
    </Page>
  );
}
