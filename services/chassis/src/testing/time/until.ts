import { setTimeout } from 'node:timers/promises';

/** Longer than a loaded machine, or an engine on it, stands still. */
const longestMs = 240_000;

/** Waits for something that comes about by itself. @throws Error after four minutes */
export async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  for (const end = Date.now() + longestMs; !(await isSo()); await setTimeout(10))
    if (Date.now() > end) throw new Error('it never came about');
}
