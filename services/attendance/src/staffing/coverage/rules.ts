import { datedOn } from '../../shared/dated.ts';
import { keyOf, postsOn, type ShiftNeed } from '../need.ts';

/** Somebody's shifts of a date. */
export interface Standing {
  employeeId: string;
  date: string;
  shiftIds: readonly string[];
  /** On approved leave the whole day. */
  isAway: boolean;
  /** Has asked for leave that is not decided yet, whatever part of the day. */
  asksLeave: boolean;
  /** Is only painted, and not planned yet. */
  isPainted: boolean;
}

export interface DayCoverage {
  date: string;
  needed: number;
  /** Those who are on the shift, with those who ask for leave or are painted. */
  planned: number;
  onLeave: number;
  asked: number;
  painted: number;
  /** Of the planned: neither painted nor asking for leave. */
  firm: number;
  missing: number;
  surplus: number;
}

export interface ShiftCoverage {
  shiftId: string;
  days: DayCoverage[];
  /** Posts of all days. */
  missing: number;
  /** Posts of the days that have any: 0 where none has. */
  least: number;
  most: number;
}

export interface CoverageFacts {
  /** Of one place. */
  needs: readonly ShiftNeed[];
  dates: readonly string[];
  /** Full public holidays of the branch. */
  holidays: ReadonlySet<string>;
  standings: readonly Standing[];
}

function dayCoverage(date: string, needed: number, standings: readonly Standing[]): DayCoverage {
  const there = standings.filter(({ isAway }) => !isAway);
  const count = (isSo: (one: Standing) => boolean): number => there.filter(isSo).length;
  return {
    date,
    needed,
    planned: there.length,
    onLeave: standings.length - there.length,
    asked: count(({ asksLeave }) => asksLeave),
    painted: count(({ isPainted, asksLeave }) => isPainted && !asksLeave),
    firm: count(({ isPainted, asksLeave }) => !isPainted && !asksLeave),
    missing: Math.max(0, needed - there.length),
    surplus: Math.max(0, there.length - needed),
  };
}

/** What the days of a shift come to. */
function sumsOf(days: readonly DayCoverage[]): Pick<ShiftCoverage, 'missing' | 'least' | 'most'> {
  const needed = days.flatMap(({ needed: posts }) => (posts > 0 ? [posts] : []));
  return {
    missing: days.reduce((sum, { missing }) => sum + missing, 0),
    least: needed.length > 0 ? Math.min(...needed) : 0,
    most: Math.max(0, ...needed),
  };
}

/**
 * Need against plan of the shifts that a need of the place counts for on one of the dates, as far as anybody is needed or
 * planned, in the order in which they were first needed.
 */
export function coverageOf({ needs, dates, holidays, standings }: CoverageFacts): ShiftCoverage[] {
  const last = dates.at(-1) ?? '';
  const byCell = Map.groupBy(
    standings.flatMap((one) => [...new Set(one.shiftIds)].map((shiftId) => ({ one, cell: `${shiftId} ${one.date}` }))),
    ({ cell }) => cell,
  );
  return [...Map.groupBy(needs, keyOf).values()].flatMap((ofShift) => {
    const { shiftId } = ofShift[0]!;
    if (!datedOn(ofShift, last)) return [];
    const days = dates.map((date) =>
      dayCoverage(
        date,
        postsOn(ofShift, date, holidays.has(date)),
        (byCell.get(`${shiftId} ${date}`) ?? []).map(({ one }) => one),
      ),
    );
    const isIdle = days.every(({ needed, planned, onLeave }) => needed + planned + onLeave === 0);
    return isIdle ? [] : [{ shiftId, days, ...sumsOf(days) }];
  });
}
