import { setTimeout } from 'node:timers/promises';

/** Longer than a loaded machine, or an engine on it, stands still. */
const longestMs = 240_000;
const shortestPauseMs = 10;

/** Waits for something that comes about by itself. @throws Error after four minutes */
export async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + longestMs;
  for (;;) {
    const begun = performance.now();
    if (await isSo()) return;
    if (Date.now() > end) throw new Error('it never came about');
    // a question that is much work leaves more time for what is waited for
    await setTimeout(Math.max(shortestPauseMs, 2 * (performance.now() - begun)));
  }
}
