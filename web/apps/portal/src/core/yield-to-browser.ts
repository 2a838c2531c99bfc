/** Resolves in a new task, so that the browser can render and handle input before. */
export const yieldToBrowser = (): Promise<void> =>
  'scheduler' in globalThis ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
