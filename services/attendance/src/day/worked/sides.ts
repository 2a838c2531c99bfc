import { inBoth, lengthOf, type Spans } from '../minutes/spans.ts';
import { type PlannedShift } from '../planned/shift.ts';
import { move, post } from '../reasons/journal.ts';
import { type Rule } from '../reasons/rules.ts';
import { type Requests } from './requests.ts';
import { type Side, type Tally } from './tally.ts';

const rules: Readonly<Record<Side['name'], Record<'all' | 'off' | 'below', Rule>>> = {
  CLOCK_IN: { all: 'beforeBegin', off: 'noClockInOvertime', below: 'belowClockInMinimum' },
  CLOCK_OUT: { all: 'afterEnd', off: 'noClockOutOvertime', below: 'belowClockOutMinimum' },
};

/** Section 4.3: the time before and after a shift, `work` in real minutes, by its own rule. */
export function sidesOf({ begin, end, shift }: PlannedShift, work: Spans): Side[] {
  const before = inBoth(work, [[-Infinity, begin]]);
  const after = inBoth(work, [[end, Infinity]]);
  return [
    side('CLOCK_IN', begin, before, shift.clockInOvertimeMin, shift.clockInOvertimeMax),
    side('CLOCK_OUT', end, after, shift.clockOutOvertimeMin, shift.clockOutOvertimeMax),
  ];
}

function side(name: Side['name'], at: number, work: Spans, least: number | null, limit: number | null): Side {
  const minutes = lengthOf(work);
  const most = limit ?? Infinity;
  const one: Side = { name, at, work, minutes, least, most, counted: 0, rest: 0, unapproved: 0, postings: [] };
  const counted = least === null || minutes < least ? 0 : Math.min(minutes, most);
  post(one, 'counted', rules[name].all, minutes);
  const rule = least === null ? rules[name].off : minutes < least ? rules[name].below : 'cappedByMaximum';
  move(one, ['counted', 'rest'], rule, minutes - counted);
  return one;
}

/**
 * Section 4.3: approved requests open their sides up to the maximum. Where no approval is needed, their minutes are used
 * once, in order of time, and only by what would not count without them.
 */
export function openSides(tallies: readonly Tally[], requests: Requests, needsApproval: boolean): void {
  for (const one of inOrderOfTime(tallies)) {
    const opened = Math.min(one.minutes, one.most, requests.left(one.name));
    const more = Math.max(0, opened - one.counted);
    if (!needsApproval) requests.use(one.name, more);
    move(one, ['rest', 'counted'], 'approvedRequest', more);
  }
}

export const inOrderOfTime = (tallies: readonly Tally[]): Side[] =>
  tallies.flatMap(({ sides }) => sides).toSorted((a, b) => a.at - b.at || (a.name < b.name ? 1 : -1));
