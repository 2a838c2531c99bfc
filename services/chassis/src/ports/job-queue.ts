import { type Subscription } from './event-store.ts';

export const jobStates = ['WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const;

export type JobState = (typeof jobStates)[number];

/** Carries ids, never personal data. */
export interface NewJob {
  /** The same id again is the same job, whatever became of it. */
  id: string;
  name: string;
  organization: string;
  data: Record<string, unknown>;
  /** Not before this instant; absent = at once. */
  runAt?: string;
  /** Repeats so many milliseconds after its start. */
  everyMs?: number;
}

export interface Job extends Omit<NewJob, 'runAt'> {
  state: JobState;
  runAt: string;
  /** At most `mostAttempts`, each after a longer pause. */
  attempts: number;
  done: number;
  total: number;
  cursor: string | null;
  /** Name of the last failure, never its text. */
  failure: string | null;
  addedAt: string;
  endedAt: string | null;
}

export interface JobControl {
  /** Durable; a restart begins with this cursor. */
  progress(at: { done: number; total: number; cursor?: string }): Promise<void>;
  /** Cancelled, or the process is closing: return at the next clean point, without an error. */
  isStopped(): boolean;
}

export const mostAttempts = 5;

export const serviceOf = (name: string): string => name.split('.', 1)[0]!;

export interface WorkOptions {
  /** Hears of the queue itself: why it could not be asked, and undefined as soon as it can. */
  told?: (failed?: unknown) => void;
  /** So many may run at the same time, and share what is written about them; absent = one. */
  atOnce?: number;
}

/** Durable work by id. A job that a dying process left begins again at its cursor. */
export interface JobQueue {
  add(job: NewJob): Promise<void>;
  /** One job at a time per worker, or up to `atOnce`, earliest `runAt` first. A job that throws is tried again later. */
  work(name: string, run: (job: Job, control: JobControl) => Promise<void>, options?: WorkOptions): Subscription;
  get(organization: string, id: string): Promise<Job | null>;
  list(
    organization: string,
    service: string,
    page: { offset: number; limit: number },
  ): Promise<{ items: Job[]; total: number }>;
  /** A waiting job never begins, a running one notices; answers whether there was one to cancel. */
  cancel(organization: string, id: string): Promise<boolean>;
  /** A cancelled or failed job waits again, at its cursor; answers whether there was one. */
  resume(organization: string, id: string): Promise<boolean>;
  close(): Promise<void>;
}
