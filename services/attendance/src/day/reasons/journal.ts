import { type Rule } from './rules.ts';
import { type Figures } from '../shapes.ts';

/** What minutes of a date can be; the figures of a record are sums of these. */
export type Account =
  | 'expected'
  | 'planned'
  | 'credited'
  | 'filled'
  | 'duty'
  | 'noSide'
  | 'counted'
  | 'surplusCounted'
  | 'unapproved'
  | 'missing'
  | 'leave'
  | 'breakTime'
  | 'late'
  | 'earlyLeave'
  | 'inRoom'
  | 'surplus'
  | 'rest';

/** Minutes that a rule has put into an account, or taken out of it where they are negative. */
export interface Posting {
  account: Account;
  rule: Rule;
  minutes: number;
}

/** Whoever keeps accounts keeps what went into them, which is why they are what they are. */
interface Posted {
  postings: Posting[];
}

export function post<A extends Account>(
  book: Posted & Record<A, number>,
  account: A,
  rule: Rule,
  minutes: number,
): void {
  if (minutes === 0) return;
  const accounts: Record<A, number> = book;
  accounts[account] += minutes;
  book.postings.push({ account, rule, minutes });
}

export function move<A extends Account>(
  book: Posted & Record<A, number>,
  [from, to]: readonly [A, A],
  rule: Rule,
  minutes: number,
): void {
  post(book, from, rule, -minutes);
  post(book, to, rule, minutes);
}

/** Posts `minutes` as far as its causes reach, one after the other. */
export function postByCause<A extends Account>(
  book: Posted & Record<A, number>,
  account: A,
  minutes: number,
  causes: readonly (readonly [rule: Rule, most: number])[],
): void {
  let left = minutes;
  for (const [rule, most] of causes) {
    const part = Math.min(left, most);
    post(book, account, rule, part);
    left -= part;
  }
}

/** Minutes that a rule gives to a figure of the whole date, or takes from it. */
export interface Entry {
  figure: keyof Figures;
  rule: Rule;
  minutes: number;
}

export function enter(
  { record, entries }: { record: Figures; entries: Entry[] },
  figure: keyof Figures,
  rule: Rule,
  minutes: number,
): void {
  if (minutes === 0) return;
  record[figure] += minutes;
  entries.push({ figure, rule, minutes });
}
