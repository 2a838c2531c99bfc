import { describe, expect, it } from '@jest/globals';
import { staffing, type StaffingState } from '../events.ts';
import { keyOf, postsOn, type ShiftNeed } from '../need.ts';
import { revokeNeeds, setNeeds } from './rules.ts';

const week = (posts: number, holiday = 0) => ({
  monday: posts,
  tuesday: posts,
  wednesday: posts,
  thursday: posts,
  friday: posts,
  saturday: posts,
  sunday: 0,
  holiday,
});
const need = (from: string, posts: number, more: Partial<ShiftNeed> = {}): ShiftNeed => ({
  teamId: null,
  shiftId: 'early',
  from,
  week: week(posts),
  ...more,
});

const context = { organization: 'o', id: 'north', at: '2026-07-15T08:00:00.000Z', actor: 'admin' };

/** What follows from acts one after the other. */
function after(...acts: ((state: StaffingState) => ReturnType<typeof setNeeds> | ReturnType<typeof revokeNeeds>)[]) {
  let [state, revision] = [staffing.initial, -1];
  for (const act of acts)
    for (const { type, data } of act(state)) {
      revision++;
      state =
        type === 'StaffingNeedSet'
          ? staffing.evolve.StaffingNeedSet(state, data, { ...context, revision })
          : staffing.evolve.StaffingNeedRevoked(state, data, { ...context, revision });
    }
  return state;
}

const set =
  (...needs: ShiftNeed[]) =>
  (state: StaffingState) =>
    setNeeds(state, { needs, by: 'admin' });
const revoke = (from: string, shiftId?: string) => (state: StaffingState) =>
  revokeNeeds(state, { teamId: null, shiftId, from, today: '2026-07-15', by: 'admin' });
const posts = ({ needs }: StaffingState, date: string, { isHoliday = false, teamId = null as string | null } = {}) =>
  postsOn(needs.get(keyOf({ teamId, shiftId: 'early' }), []), date, isHoliday);

describe('what a shift needs', () => {
  const changed = after(set(need('2026-07-01', 3)), set(need('2026-08-03', 5)), set(need('2026-07-20', 4)));

  it('counts from its day on, and a change of an earlier day leaves later ones as they are', () =>
    expect(['2026-06-30', '2026-07-01', '2026-07-20', '2026-08-03'].map((date) => posts(changed, date))).toEqual([
      0, 3, 4, 5,
    ]));

  it('is that of the weekday, and on a public holiday that of holidays', () => {
    const state = after(set(need('2026-07-01', 3, { week: week(3, 1) })));
    expect(posts(state, '2026-07-19')).toBe(0);
    expect(posts(state, '2026-07-20', { isHoliday: true })).toBe(1);
  });

  it('is corrected by saying the same day again', () =>
    expect(posts(after(set(need('2026-07-01', 3)), set(need('2026-07-01', 2))), '2026-07-15')).toBe(2));

  it('is of the branch or of a team, each for itself', () => {
    const state = after(set(need('2026-07-01', 3)), set(need('2026-07-01', 1, { teamId: 'packers' })));
    expect([posts(state, '2026-07-15'), posts(state, '2026-07-15', { teamId: 'packers' })]).toEqual([3, 1]);
  });

  it('is not said again where it counts already, nor as nobody before anything', () => {
    const state = after(set(need('2026-07-01', 3)));
    expect(set(need('2026-07-20', 3))(state)).toEqual([]);
    expect(set(need('2026-07-20', 0, { shiftId: 'late' }))(state)).toEqual([]);
  });

  it('is revoked as long as its day has not come: what counted before goes on', () => {
    const state = after(set(need('2026-07-01', 3)), set(need('2026-08-03', 5)), revoke('2026-08-03'));
    expect(posts(state, '2026-08-03')).toBe(3);
    expect(() => revoke('2026-07-01')(state)).toThrow('already_effective');
    expect(() => revoke('2026-08-03')(state)).toThrow('entity_not_found');
  });

  it('is revoked for all shifts of the day, or for one', () => {
    const state = after(set(need('2026-08-03', 5), need('2026-08-03', 2, { shiftId: 'late' })));
    expect(revoke('2026-08-03')(state)).toHaveLength(2);
    expect(revoke('2026-08-03', 'late')(state)).toHaveLength(1);
  });
});
