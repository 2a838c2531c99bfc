import { useT } from '@kadro/i18n';
import { ErrorState, phone, ReadFailure, SkeletonBlock } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useEffect, type ReactNode } from 'react';
import { ShowBase, useShowContext } from 'react-admin';
import { BackLink } from '../../parts/BackLink.tsx';
import { isAbsent } from '../../parts/RecordFailure.tsx';
import { type MomentMeta } from '../../server/resource.ts';
import { type AskedRow } from '../model.ts';
import { useWhole } from './use-whole.ts';

const Page = styled('div')({
  display: 'grid',
  gap: 24,
  padding: '14px 20px 32px',
  maxWidth: 1080,
  minWidth: 0,
  [phone]: { paddingInline: 14 },
});
export const Two = styled('div')({
  display: 'grid',
  gap: '32px 48px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
  alignItems: 'start',
});
export const Stack = styled('div')({ display: 'grid', gap: 32, minWidth: 0 });

interface BodyProps<R> {
  /** The name of the list. */
  list: string;
  /** Says that the service does not answer. */
  down: string;
  children: (request: R) => ReactNode;
}

interface RequestShowProps<R> extends BodyProps<R> {
  resource: string;
  meta?: MomentMeta;
}

/** The page of a request. */
export function RequestShow<R extends AskedRow>({ resource, meta, ...body }: RequestShowProps<R>) {
  return (
    <ShowBase<R> resource={resource} redirectOnError={false} queryOptions={{ meta }}>
      <BackLink to={`/${resource}`}>{body.list}</BackLink>
      <Page>
        <Body {...body} />
      </Page>
    </ShowBase>
  );
}

function Body<R extends AskedRow>({ list, down, children }: BodyProps<R>) {
  const t = useT('console-requests');
  const { record, isPending, error, refetch } = useShowContext<R>();
  const request = useWhole<R>(record);
  useEffect(() => void (document.title = `${list} · Kadro`), [list]);
  if (request) return children(request);
  if (isPending || !error) return <SkeletonBlock lines={12} />;
  const retry = () => void refetch();
  return isAbsent(error) ? (
    <ErrorState title={t('notFound')} text={t('notFoundText')} onRetry={retry} />
  ) : (
    <ReadFailure error={error} title={down} onRetry={retry} />
  );
}
