import { type Subscription } from './event-store.ts';

export const jobStates = ['WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const;

export type JobState = (typeof jobStates)[number];

/** Work that is wanted. It carries ids, never personal data. */
export interface NewJob {
  /** The same id again is the same job, whatever has become of it. */
  id: string;
  /** `<service>.<job>`. */
  name: string;
  organization: string;
  data: Record<string, unknown>;
  /** Not before this instant; absent = at once. */
  runAt?: string;
  /** Done, it waits again until so many milliseconds after its start. */
  everyMs?: number;
}

export interface Job extends Omit<NewJob, 'runAt'> {
  state: JobState;
  runAt: string;
  /**
   * How often it was begun; failed ones are begun again, at most `mostAttempts` times, each time after a longer pause.
   */
  attempts: number;
  /** Parts done and parts in all, 0 of 0 before anything is known. */
  done: number;
  total: number;
  /** What the work itself remembers to go on from. */
  cursor: string | null;
  /** Name of the last failure, never its text. */
  failure: string | null;
  addedAt: string;
  endedAt: string | null;
}

/** How running work reports and notices its end. */
export interface JobControl {
  /** Keeps how far the work is, durably; a restart begins with this cursor. */
  progress(at: { done: number; total: number; cursor?: string }): Promise<void>;
  /** Whether somebody has cancelled it, or the process is closing: stop at the next clean place, without an error. */
  isStopped(): boolean;
}

export const mostAttempts = 5;

/** Name of the service whose job it is, of the name of a job. */
export const serviceOf = (name: string): string => name.split('.', 1)[0]!;

/**
 * Durable work by id: delay, retry, repeat, progress, cancel; one that a dying process left begins again at its cursor.
 */
export interface JobQueue {
  add(job: NewJob): Promise<void>;
  /**
   * Works on the jobs of a name, one at a time per worker, earliest `runAt` first. A job that throws is tried again
   * later.
   */
  work(name: string, run: (job: Job, control: JobControl) => Promise<void>): Subscription;
  get(organization: string, id: string): Promise<Job | null>;
  /** The jobs of a service for an organization, latest first. */
  list(
    organization: string,
    service: string,
    page: { offset: number; limit: number },
  ): Promise<{ items: Job[]; total: number }>;
  /** A waiting one never begins, a running one notices; answers whether there was one to cancel. */
  cancel(organization: string, id: string): Promise<boolean>;
  /** A cancelled or failed one waits again, at its cursor; answers whether there was one. */
  resume(organization: string, id: string): Promise<boolean>;
  close(): Promise<void>;
}
