import { type ServiceEntry } from './latest-entries.ts';

/** Work in the background as the operators see it. */
export type BackgroundJob = ServiceEntry & {
  name: string;
  state: 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED';
  done: number;
  total: number;
  attempts: number;
  /** Name of the last failure. */
  failure?: string | null;
  addedAt: string;
  endedAt?: string | null;
  /** It is owed, or has a cancel of its own elsewhere: nobody stops it here. */
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
