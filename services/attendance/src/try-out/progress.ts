import { z } from 'zod';
import { type PersonDifference } from './compare.ts';
import { changesOf, eachFigure, type FigureChange, nothing, plus, tryOutFigures } from './figures.ts';

const sums = z.record(z.enum(tryOutFigures), z.int());

const progressSchema = z.object({
  /** The last person looked at; '' before the first. */
  after: z.string().max(64),
  looked: z.int(),
  /** Of whom dates follow what is tried out. */
  touched: z.int(),
  changed: z.int(),
  /** Of everybody touched so far. */
  sums: z.object({ before: sums, after: sums }),
  /** People of whom a figure grows, and of whom it shrinks. */
  more: sums,
  fewer: sums,
});

/** How far a try-out is. A caller gets it with each page, and gives it back for the next: nothing is kept of it. */
export type Progress = Readonly<z.infer<typeof progressSchema>>;

export const beginning: Progress = {
  after: '',
  looked: 0,
  touched: 0,
  changed: 0,
  sums: { before: nothing, after: nothing },
  more: nothing,
  fewer: nothing,
};

export const cursorOf = (progress: Progress): string => Buffer.from(JSON.stringify(progress)).toString('base64url');

/** null = it is none. */
export function progressOf(cursor: string): Progress | null {
  try {
    return progressSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    return null;
  }
}

/** With one more person looked at; null = nothing of the person follows what is tried out. */
export function withPerson(progress: Progress, after: string, found: PersonDifference | null): Progress {
  const looked = progress.looked + 1;
  if (!found) return { ...progress, after, looked };
  const counted = (isSo: boolean): number => (isSo ? 1 : 0);
  return {
    after,
    looked,
    touched: progress.touched + 1,
    changed: progress.changed + counted(found.days.length > 0),
    sums: { before: plus(progress.sums.before, found.before), after: plus(progress.sums.after, found.after) },
    more: eachFigure((name) => progress.more[name] + counted(found.after[name] > found.before[name])),
    fewer: eachFigure((name) => progress.fewer[name] + counted(found.after[name] < found.before[name])),
  };
}

/** Sums of everybody so far, and how many people are above and below what they had, or the same. */
export function totalsOf({ sums: { before, after }, more, fewer, touched }: Progress): (FigureChange & {
  more: number;
  fewer: number;
  same: number;
})[] {
  return changesOf(before, after).map((change) => {
    const [above, below] = [more[change.figure], fewer[change.figure]];
    return { ...change, more: above, fewer: below, same: touched - above - below };
  });
}
