import { startTransition, useCallback, useEffect, useState } from 'react';
import { usePortal } from './context.tsx';
import { pause } from './pause.ts';
import { type Reads, type ReadState } from './reads.ts';

const freshMs = 10_000;
const retryMs = 15_000;

export interface Read<T> extends ReadState<T> {
  reload: () => Promise<void>;
}

/**
 * What is known of a question. A first answer is drawn as a transition: many at once never hold up a key or a finger.
 */
function useKnown<T>(reads: Reads, key: string): ReadState<T> {
  const [drawn, draw] = useState(() => ({ key, state: reads.state<T>(key) }));
  useEffect(() => {
    let seen: ReadState<T> | undefined;
    const look = () => {
      const state = reads.state<T>(key);
      if (state === seen) return;
      const take = () => draw((last) => (last.key === key && last.state === state ? last : { key, state }));
      if (seen?.data === undefined) startTransition(take);
      else take();
      seen = state;
    };
    look();
    return reads.subscribe(look);
  }, [reads, key]);
  return drawn.key === key ? drawn.state : reads.state<T>(key);
}

/**
 * The answer to a question by its key, asked in a task of its own, and again when it is older than ten seconds; after a
 * failure every fifteen seconds and when the connection is back. A key of null asks nothing.
 */
export function useRead<T>(key: string | null, ask: () => Promise<T>): Read<T> {
  const { reads } = usePortal();
  const state = useKnown<T>(reads, key ?? '');
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for everything the question depends on
  const reload = useCallback(() => (key === null ? Promise.resolve() : reads.load(key, ask)), [reads, key]);
  useEffect(() => {
    const { at, error } = reads.state<T>(key ?? '');
    if (error !== undefined || at === undefined || Date.now() - at > freshMs) void pause().then(reload);
  }, [reads, key, reload]);
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
