import { type Blobs } from './blobs.ts';
import { type Clock } from './time/clock.ts';
import { type EventStore } from './event-store.ts';
import { type Ids } from './time/ids.ts';
import { type JobQueue } from './job-queue.ts';
import { type KeyValue } from './key-value.ts';
import { type Keys } from './keys.ts';
import { type Leases } from './leases.ts';
import { type MessageLog } from './message-log.ts';
import { type Notify } from './notify.ts';
import { type ReadModels } from './read-models.ts';
import { type Remains } from './remains.ts';
import { type Wait } from './time/wait.ts';

export type { Ids, Wait };

export * from './blobs.ts';
export * from './job-queue.ts';
export * from './message-log.ts';
export * from './notify.ts';
export * from './time/clock.ts';
export * from './event-store.ts';
export * from './key-value.ts';
export * from './keys.ts';
export * from './leases.ts';
export * from './read-models.ts';
export * from './remains.ts';
export * from './row-store.ts';

/** Everything a service needs from outside. */
export interface Ports {
  events: EventStore;
  readModels: ReadModels;
  keyValue: KeyValue;
  keys: Keys;
  messages: MessageLog;
  jobs: JobQueue;
  blobs: Blobs;
  notify: Notify;
  leases: Leases;
  /** Absent where the stores are servers, whose files are not ours to read. */
  remains?: Remains;
  clock: Clock;
  ids: Ids;
  wait: Wait;
  /** How long an answer waits for rows; 2,000 by default. */
  readYourWritesMs?: number;
}

export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
