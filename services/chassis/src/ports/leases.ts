import { type Subscription } from './event-store.ts';

export interface LeasedWork extends Subscription {
  /** Resolves when the holder must hand over to another process. */
  done?: Promise<unknown> | undefined;
}

export interface Leases {
  /**
   * Calls `begin` when the lease is granted, with a greater fencing number each time, and closes its work when the
   * lease is lost or the work is `done`. A dead or hanging process loses it within 10 s.
   */
  hold(name: string, begin: (fence: number) => Promise<LeasedWork>): Subscription;
  close(): Promise<void>;
}
