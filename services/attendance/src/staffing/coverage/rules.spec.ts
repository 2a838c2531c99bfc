import { describe, expect, it } from '@jest/globals';
import { type ShiftNeed } from '../need.ts';
import { coverageOf, type CoverageFacts, type Standing } from './rules.ts';

const monday = '2026-12-14';
const tuesday = '2026-12-15';

const needOf = (posts: number, more: Partial<ShiftNeed> = {}): ShiftNeed => ({
  teamId: null,
  shiftId: 'early',
  from: '2026-12-01',
  week: {
    monday: posts,
    tuesday: posts,
    wednesday: posts,
    thursday: posts,
    friday: posts,
    saturday: posts,
    sunday: 0,
    holiday: 1,
  },
  ...more,
});
const standing = (employeeId: string, more: Partial<Standing> = {}): Standing => ({
  employeeId,
  date: monday,
  shiftIds: ['early'],
  isAway: false,
  asksLeave: false,
  isPainted: false,
  ...more,
});
const coverage = (facts: Partial<CoverageFacts>) =>
  coverageOf({ needs: [needOf(3)], dates: [monday, tuesday], holidays: new Set(), standings: [], ...facts });
const [dayOf, none] = [
  (standings: Standing[]) => coverage({ standings })[0]!.days[0],
  { onLeave: 0, asked: 0, painted: 0, missing: 0, surplus: 0 },
];

describe('coverage of a shift on a date', () => {
  it('lacks as many people as are needed and not planned', () =>
    expect(dayOf([standing('a')])).toEqual({
      ...none,
      date: monday,
      needed: 3,
      planned: 1,
      firm: 1,
      missing: 2,
    }));

  it('has more than are needed', () =>
    expect(dayOf(['a', 'b', 'c', 'd'].map((id) => standing(id)))).toMatchObject({
      planned: 4,
      missing: 0,
      surplus: 1,
    }));

  it('does not count whoever is on leave the whole day', () =>
    expect(dayOf([standing('a'), standing('b', { isAway: true })])).toMatchObject({
      planned: 1,
      onLeave: 1,
      missing: 2,
    }));

  it('counts whoever asks for leave among the planned, and says how many they are', () =>
    expect(dayOf([standing('a'), standing('b', { asksLeave: true })])).toMatchObject({
      planned: 2,
      asked: 1,
      missing: 1,
    }));

  it('counts what is painted, once', () => {
    const painted = [standing('b', { isPainted: true }), standing('c', { isPainted: true, asksLeave: true })];
    expect(dayOf([standing('a'), ...painted])).toMatchObject({
      planned: 3,
      firm: 1,
      painted: 1,
      asked: 1,
      missing: 0,
    });
  });

  it('counts somebody with several shifts on each of them', () => {
    const late = needOf(1, { shiftId: 'late' });
    const both = coverage({ needs: [needOf(1), late], standings: [standing('a', { shiftIds: ['early', 'late'] })] });
    expect(both.map(({ days: [day] }) => day?.missing)).toEqual([0, 0]);
  });
});

describe('coverage of some dates', () => {
  it('sums the posts that are missing, and leaves those beyond the need out of the sum', () => {
    const four = ['a', 'b', 'c', 'd'].map((id) => standing(id));
    expect(coverage({ standings: four })[0]).toMatchObject({ missing: 3 });
  });

  it('says how many posts a day has, of those that have any', () => {
    const dates = ['2026-12-19', '2026-12-20', '2026-12-21'];
    const weekend = needOf(3, { week: { ...needOf(3).week, saturday: 1 } });
    expect(coverage({ needs: [weekend], dates })[0]).toMatchObject({ least: 1, most: 3 });
  });

  it('goes by the need of public holidays where it is one', () =>
    expect(coverage({ holidays: new Set([tuesday]) })[0]!.days.map(({ needed }) => needed)).toEqual([3, 1]));

  it('follows a need that begins within them', () => {
    const later = needOf(5, { from: tuesday });
    expect(coverage({ needs: [needOf(3), later] })[0]!.days.map(({ needed }) => needed)).toEqual([3, 5]);
  });

  it('leaves shifts out that need nobody and have nobody, or are only needed afterwards', () => {
    expect(coverage({ needs: [needOf(0)] })).toEqual([]);
    expect(coverage({ needs: [needOf(3, { from: '2026-12-16' })] })).toEqual([]);
    expect(coverage({ needs: [needOf(0)], standings: [standing('a')] })).toHaveLength(1);
  });

  it('shows no shift that no need was ever said of', () =>
    expect(coverage({ standings: [standing('a', { shiftIds: ['night'] })] }).map(({ shiftId }) => shiftId)).toEqual([
      'early',
    ]));
});
