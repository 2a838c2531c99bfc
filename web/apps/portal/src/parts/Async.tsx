import { type ReactNode } from 'react';
import { useT } from '@kadro/i18n';
import { SkeletonBlock, ReadFailure } from '@kadro/ui';
import { type Read } from '../core/use-read.ts';

export interface AsyncProps<T> {
  query: Read<T>;
  lines?: number;
  failed?: string;
  children: (data: T) => ReactNode;
}

/** The data of a query; until then a skeleton, after a failure the error with a retry. */
export function Async<T>({ query, lines = 3, failed, children }: AsyncProps<T>) {
  const t = useT();
  if (query.data !== undefined) return children(query.data);
  if (query.error === undefined) return <SkeletonBlock lines={lines} />;
  return (
    <ReadFailure
      error={query.error}
      title={failed ?? t('state.error')}
      onRetry={() => void query.reload()}
      retrying={query.loading}
    />
  );
}
