import { reloadForNewVersion, type CodeFailure } from './new-version.ts';

// Part of the first file of the portal: must not import React.

const firstMs = 1000;
const mostMs = 30_000;

/** How long (ms) to wait after so many failures in a row: twice as long each time, at most half a minute. */
export const delayAfter = (failures: number): number => Math.min(firstMs * 2 ** Math.max(0, failures - 1), mostMs);

/** As `delayAfter` for what a page reads, at most five seconds: a page that is looked at shows soon what is back. */
export const readAgainAfter = (failures: number): number => Math.min(delayAfter(failures), 5000);

const listeners = new Set<() => void>();
const pauses = new Set<() => void>();
let missing = 0;

function change(by: 1 | -1): void {
  missing += by;
  for (const listener of listeners) listener();
}

/** Code of the app that does not arrive. */
export const codeOutage = {
  /** Calls the listener when code stops or begins to arrive; returns how to unsubscribe. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isNow: (): boolean => missing > 0,
  retry: (): void => pauses.forEach((end) => end()),
};

/** Over when the time is, when the browser is connected again, or when somebody asks for it; true for the last two. */
const pause = (ms: number): Promise<boolean> =>
  new Promise((resolve) => {
    const over = (isAsked: boolean) => {
      clearTimeout(timer);
      removeEventListener('online', end);
      pauses.delete(end);
      resolve(isAsked);
    };
    const end = () => over(true);
    const timer = setTimeout(over, ms, false);
    addEventListener('online', end);
    pauses.add(end);
  });

type LookForNewVersion = (failure: CodeFailure) => Promise<void>;

/** Loads code until it arrives; where the server has a newer build of the app, which lacks it, the page reloads. */
export const patiently =
  <T>(load: () => Promise<T>, lookForNewVersion: LookForNewVersion = reloadForNewVersion): (() => Promise<T>) =>
  async () => {
    for (let failures = 0, isAsked = false; ;) {
      try {
        const code = await load();
        if (failures > 0) change(-1);
        return code;
      } catch (failure) {
        failures += 1;
        if (failures === 1) change(1);
        // not waited for: it may hang as the code did
        void lookForNewVersion({ isBroken: failure instanceof SyntaxError, isAsked });
        isAsked = await pause(delayAfter(failures));
      }
    }
  };
