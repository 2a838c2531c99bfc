import { type Span, type Spans } from '../minutes/spans.ts';
import { type Account, post, type Posting } from '../reasons/journal.ts';
import { type DayWarning } from '../shapes.ts';
import { type Punctuality } from './punctual.ts';
import { type SideName } from './requests.ts';

/** Time before or after a shift, in real minutes. */
export interface Side {
  name: SideName;
  /** Where it meets the shift. */
  at: number;
  work: Spans;
  minutes: number;
  least: number | null;
  most: number;
  /** Minutes that are overtime. */
  counted: number;
  /** Minutes that neither count nor went into a break. */
  rest: number;
  unapproved: number;
  postings: Posting[];
}

/**
 * The account of one shift, or of a date's unplanned stays, in whole minutes. The steps of section 4 are written into it
 * one after the other, each with its rule (`post`), so it is also where the reasons of a figure are to be found.
 */
export interface Tally {
  /** null of unplanned stays. */
  shift: string | null;
  /** Ids of the readings of its stays. */
  readings: readonly string[];
  postings: Posting[];
  needsApproval: boolean;
  expected: number;
  /** Worked in the pieces, at most what is left of the total. */
  planned: number;
  /** Where planned minutes were worked, in real minutes. */
  plannedWork: Spans;
  sides: Side[];
  noSide: number;
  /** Where the minutes of no side lie, in real minutes. */
  noSideWork: Spans;
  /** Minutes in the pieces beyond the total. */
  surplus: number;
  /** Surplus that is overtime of no side. */
  surplusCounted: number;
  credited: number;
  /** Missing minutes that were set off. */
  filled: number;
  duty: number;
  leave: number;
  missing: number;
  breakTime: number;
  unapproved: number;
  late: number;
  earlyLeave: number;
  /** Minutes in the room of a halved shift. */
  inRoom: number;
  /** Overtime of no place that was taken out again, which no longer counts for the night. */
  removed: number;
  /** Minutes of no side are the first in time; those of a flexible day are all of it less `removed`. */
  isFlexible: boolean;
  /** Counts for the pot of a week, not for the date. */
  isOfWeek: boolean;
  warnings: Set<DayWarning>;
}

/** An account into which nothing was posted yet. */
export const emptyTally = (about: Partial<Omit<Tally, Account | 'postings'>> = {}): Tally => ({
  shift: null,
  readings: [],
  postings: [],
  needsApproval: true,
  expected: 0,
  planned: 0,
  plannedWork: [],
  sides: [],
  noSide: 0,
  noSideWork: [],
  surplus: 0,
  surplusCounted: 0,
  credited: 0,
  filled: 0,
  duty: 0,
  leave: 0,
  missing: 0,
  breakTime: 0,
  unapproved: 0,
  late: 0,
  earlyLeave: 0,
  inRoom: 0,
  removed: 0,
  isFlexible: false,
  isOfWeek: false,
  warnings: new Set(),
  ...about,
});

/** What is expected of `total` minutes, and what duty is worked. */
export function postPlan(tally: Tally, total: number, taken: Readonly<Record<'holiday' | 'duty', number>>): void {
  post(tally, 'expected', 'plannedShift', total);
  post(tally, 'expected', 'holiday', -taken.holiday);
  post(tally, 'duty', 'onDutyCountsAsWorked', taken.duty);
}

export function postPunctuality(tally: Tally, { late, earlyLeave }: Punctuality): void {
  post(tally, 'late', 'lateBeyondTolerance', late);
  post(tally, 'earlyLeave', 'earlyLeaveBeyondTolerance', earlyLeave);
}

export const sumOf = <T>(items: readonly T[], minutes: (item: T) => number): number =>
  items.reduce((sum, item) => sum + minutes(item), 0);

export const spansOf = (span: Span): Spans => (span[0] < span[1] ? [span] : []);
