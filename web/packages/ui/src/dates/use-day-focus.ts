import { useEffect, useRef } from 'react';

/**
 * Moves the focus in a calendar's grid to the day `at` after a key was pressed, once its page (from `first`) is drawn;
 * `initially`: also when the calendar opens.
 */
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
