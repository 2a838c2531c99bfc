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
function useQueryState<T>(cache: QueryCache, key: string): QueryState<T> {
  const [rendered, render] = useState(() => ({ key, state: cache.state<T>(key) }));
  useEffect(() => {
    let shown: QueryState<T> | undefined;
    const update = () => {
      const state = cache.state<T>(key);
      if (state === shown) return;
      const apply = () => render((last) => (last.key === key && last.state === state ? last : { key, state }));
      if (shown?.data === undefined) startTransition(apply);
      else apply();
      shown = state;
    };
    update();
    return cache.subscribe(update);
  }, [cache, key]);
  return rendered.key === key ? rendered.state : cache.state<T>(key);
}

/** The query of a key (null: none), reloaded after 10 s; after a failure every 15 s and when back online. */
export function useCachedQuery<T>(key: string | null, load: () => Promise<T>): CachedQuery<T> {
  const { cache } = usePortal();
  const state = useQueryState<T>(cache, key ?? '');
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for everything the question depends on
  const reload = useCallback(() => (key === null ? Promise.resolve() : cache.load(key, load)), [cache, key]);
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
