import { startTransition, useCallback, useEffect, useState } from 'react';
import { usePortal } from './context.tsx';
import { yieldToBrowser } from './yield-to-browser.ts';
import { type QueryCache, type QueryState } from './query-cache.ts';

const freshMs = 10_000;
const retryMs = 15_000;

export interface CachedQuery<T> extends QueryState<T> {
  reload: () => Promise<void>;
}

/** The state of a query; first data renders as a transition, so that many at once never block input. */
function useKnown<T>(cache: QueryCache, key: string): QueryState<T> {
  const [drawn, draw] = useState(() => ({ key, state: cache.state<T>(key) }));
  useEffect(() => {
    let seen: QueryState<T> | undefined;
    const look = () => {
      const state = cache.state<T>(key);
      if (state === seen) return;
      const take = () => draw((last) => (last.key === key && last.state === state ? last : { key, state }));
      if (seen?.data === undefined) startTransition(take);
      else take();
      seen = state;
    };
    look();
    return cache.subscribe(look);
  }, [cache, key]);
  return drawn.key === key ? drawn.state : cache.state<T>(key);
}

/** The query of a key (null: none), reloaded after 10 s; after a failure every 15 s and when back online. */
export function useCachedQuery<T>(key: string | null, ask: () => Promise<T>): CachedQuery<T> {
  const { cache } = usePortal();
  const state = useKnown<T>(cache, key ?? '');
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for everything the question depends on
  const reload = useCallback(() => (key === null ? Promise.resolve() : cache.load(key, ask)), [cache, key]);
  useEffect(() => {
    const { at, error } = cache.state<T>(key ?? '');
    if (error !== undefined || at === undefined || Date.now() - at > freshMs) void yieldToBrowser().then(reload);
  }, [cache, key, reload]);
  useEffect(() => {
    if (state.error === undefined) return;
    const again = () => void reload();
    const timer = setInterval(again, retryMs);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [state.error, reload]);
  return { ...state, reload };
}
