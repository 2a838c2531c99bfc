import { type Subscription } from './event-store.ts';

export interface LeasedWork extends Subscription {
  /** Resolves when the holder must hand over to another process. */
  done?: Promise<unknown> | undefined;
}

/** Work that one process of many does at a time. */
export interface Leases {
  /**
   * Queues for a lease. Each time it is granted, calls `begin` with a fencing number greater than any before, and
   * closes the answered work when the lease is lost or the work is `done`. The lease of a dead or hanging process is
   * granted anew within 10 s.
   */
  hold(name: string, begin: (fence: number) => Promise<LeasedWork>): Subscription;
  close(): Promise<void>;
}
