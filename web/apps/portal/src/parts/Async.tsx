import { type ReactNode } from 'react';
import { useT } from '@kadro/i18n';
import { ErrorState, SkeletonBlock } from '@kadro/ui';
import { type Read } from '../core/use-read.ts';

export interface AnswerProps<T> {
  read: Read<T>;
  /** Lines of the block that stands there while nothing is known. */
  lines?: number;
  failed?: string;
  children: (data: T) => ReactNode;
}

/** What was asked, once it is known; before that a still block, and in its own place the failure. */
export function Answer<T>({ read, lines = 3, failed, children }: AnswerProps<T>) {
  const t = useT();
  if (read.data !== undefined) return children(read.data);
  if (read.error === undefined) return <SkeletonBlock lines={lines} />;
  return <ErrorState title={failed ?? t('state.error')} onRetry={() => void read.reload()} retrying={read.loading} />;
}
