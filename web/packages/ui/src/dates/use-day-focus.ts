import { useEffect, useRef } from 'react';

/** After a key, focuses the day `at` in a calendar's grid once its page (from `first`) is drawn. */
export function useDayFocus<Grid extends HTMLElement>(at: string, first: string, initially: boolean) {
  const grid = useRef<Grid>(null);
  const pending = useRef(initially);
  useEffect(() => {
    if (pending.current) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
    pending.current = false;
  }, [at, first]);
  const focusNext = () => {
    pending.current = true;
  };
  return { grid, focusNext };
}
