import { useCallback } from 'react';
import { hashKey, useQuery } from '@tanstack/react-query';
import { useLanguage } from '@kadro/i18n';
import { usePortal } from './context.tsx';
import { type Question } from './questions.ts';
import { yieldToBrowser } from './yield-to-browser.ts';

/** What is known of one question: the last answer stays while a newer one is asked for or fails. */
export interface Read<T> {
  data?: T;
  error?: unknown;
  loading: boolean;
  reload: () => Promise<void>;
}

const idle: Question<never> = { queryKey: [], queryFn: () => Promise.reject(new Error('Nothing is asked')) };

/**
 * The answer to a question, asked in a task of its own, and again when it is older than ten seconds; after a failure
 * every fifteen seconds and when the connection is back. `null` asks nothing.
 */
export function useRead<T>(question: Question<T> | null): Read<T> {
  const { answers } = usePortal();
  // questions are asked in the reader's language
  useLanguage();
  const { queryKey, queryFn } = question ?? (idle as Question<T>);
  const { data, error, isFetching, refetch } = useQuery(
    { queryKey, queryFn: () => yieldToBrowser().then(queryFn), enabled: question !== null },
    answers.client,
  );
  const isAsked = question !== null;
  const reload = useCallback(async () => {
    if (isAsked) await refetch({ cancelRefetch: false });
  }, [isAsked, refetch]);
  const failure = error ?? (isFetching ? answers.failureOf(hashKey(queryKey)) : undefined);
  return { data, error: failure ?? undefined, loading: isFetching, reload };
}
