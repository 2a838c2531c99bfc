import { useCallback, useDeferredValue, useMemo } from 'react';
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
 * every few seconds, and at once when the browser is connected again. `null` asks nothing.
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
  const hash = hashKey(queryKey);
  const failure = error ?? (isFetching ? answers.failureOf(hash) : undefined);
  return { data: useFirstDeferred(hash, data), error: failure ?? undefined, loading: isFetching, reload };
}

/** A first answer is drawn as a transition: many at once never hold up a key or a finger. */
function useFirstDeferred<T>(hash: string, data: T | undefined): T | undefined {
  const known = useMemo(() => ({ hash, data }), [hash, data]);
  const drawn = useDeferredValue(known);
  return drawn.hash === hash && drawn.data === undefined ? undefined : data;
}
