import { type Subscription } from './event-store.ts';

/** Work under a lease. */
export interface LeasedWork extends Subscription {
  /** Resolves when its holder must leave it to another process; where there is none, it stays as it is. */
  done?: Promise<unknown> | undefined;
}

/** Work that one process of many does at a time. */
export interface Leases {
  /**
   * Stands in line for a name; each time the lease is given, calls `begin` with its fencing number, greater than any
   * before, and closes what that
   * answers when the lease is lost, or when that says that it is over. The lease of a process that died or hangs is
   * given to another within 10 s.
   */
  hold(name: string, begin: (fence: number) => Promise<LeasedWork>): Subscription;
  close(): Promise<void>;
}
