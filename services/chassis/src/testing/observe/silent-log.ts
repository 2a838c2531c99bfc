/** A log that keeps nothing. */
export const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };
