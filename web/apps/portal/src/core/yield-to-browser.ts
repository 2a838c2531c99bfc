/** Resolves in a task of its own: the browser may draw and answer before what comes next. */
export const yieldToBrowser = (): Promise<void> =>
  'scheduler' in globalThis ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
