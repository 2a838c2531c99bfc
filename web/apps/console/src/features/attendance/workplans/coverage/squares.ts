import { type DayCoverage } from './use-coverage.ts';

export type Post = 'planned' | 'painted' | 'asked' | 'missing';

type Counted = Pick<DayCoverage, 'needed' | 'firm' | 'painted' | 'asked' | 'missing'>;

const times = (post: Post, count: number): Post[] => Array.from({ length: count }, () => post);

/** A square per post of a date: those who are sure first, then those who are painted or ask for leave, then who lacks. */
export function postsOf({ needed, firm, painted, asked, missing }: Counted): Post[] {
  const taken = [...times('planned', firm), ...times('painted', painted), ...times('asked', asked)];
  return [...taken.slice(0, needed), ...times('missing', missing)];
}
