import { type ServiceEntry } from './latest-entries.ts';

export type BackgroundJob = ServiceEntry & {
  name: string;
  state: 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED';
  done: number;
  total: number;
  attempts: number;
  failure?: string | null;
  addedAt: string;
  endedAt?: string | null;
  /** A mandatory job, or one that is cancelled elsewhere, has no cancel here. */
  mustFinish: boolean;
};

export type DeadLetter = ServiceEntry & {
  type: string;
  at: string;
  reason: string;
  attempts: number;
  reaction: string;
  heard?: unknown;
};

export const stepsOf = ({
  state,
  mustFinish,
}: Pick<BackgroundJob, 'state' | 'mustFinish'>): { cancel: boolean; resume: boolean } => ({
  cancel: !mustFinish && (state === 'WAITING' || state === 'RUNNING'),
  resume: state === 'FAILED' || state === 'CANCELLED',
});
