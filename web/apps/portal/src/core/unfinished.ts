/** What has to be brought to its end before somebody signs out. */
export const unfinished = new Set<() => Promise<unknown>>();

/** Resolves when all of it is at its end, well or not. */
export const finishAll = (): Promise<unknown> => Promise.allSettled([...unfinished].map((finish) => finish()));
