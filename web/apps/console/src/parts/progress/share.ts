export type JobProgress = { done: number; total: number; state: string };

/** From 0 to 1; undefined before that is known. */
export const shareOf = ({ done, total, state }: JobProgress): number | undefined =>
  total > 0 ? Math.min(1, done / total) : state === 'DONE' ? 1 : undefined;
