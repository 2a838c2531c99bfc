import { setTimeout as sleep } from 'node:timers/promises';

/** Times in milliseconds. */
export interface Wait {
  /** @throws the signal's reason where it is aborted first */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Calls once; answers how to cancel. */
  after(ms: number, run: () => void): () => void;
  /** Calls repeatedly, first after `ms`; answers how to end it. Keeps no process alive. */
  every(ms: number, run: () => void): () => void;
  /** Aborted after `ms`. Keeps no process alive. */
  deadline(ms: number): AbortSignal;
}

export const systemWait: Wait = {
  sleep: (ms, signal) =>
    sleep(ms, undefined, { signal }).catch(() => {
      signal!.throwIfAborted();
    }),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  every: (ms, run) => {
    const timer = setInterval(run, ms).unref();
    return () => clearInterval(timer);
  },
  deadline: (ms) => AbortSignal.timeout(ms),
};
