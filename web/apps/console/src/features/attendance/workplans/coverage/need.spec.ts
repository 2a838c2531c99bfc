import { describe, expect, it } from '@jest/globals';
import { cellKey, eachDay, laterThan, typedWeek, weekOn } from './need.ts';

const week = (posts: number) => eachDay(() => posts);
const need = (from: string, posts: number, teamId: string | null = null) => ({
  teamId,
  shiftId: 'early',
  from,
  week: week(posts),
});
const needs = [need('2026-07-01', 3), need('2026-07-01', 1, 'packers'), need('2026-08-03', 5)];

describe('what a shift needs on a day', () => {
  const on = (day: string, teamId = '') => weekOn(needs, { teamId, shiftId: 'early', on: day }).monday;
  it('is the last said by then, of the branch or of the team', () =>
    expect([on('2026-06-30'), on('2026-07-31'), on('2026-08-03'), on('2026-08-03', 'packers')]).toEqual([0, 3, 5, 1]));
  it('is what is typed over it, and nobody where nothing is left', () => {
    const typed = { [cellKey('early', 'monday')]: '12', [cellKey('early', 'holiday')]: '' };
    expect(typedWeek(week(3), typed, 'early')).toEqual({ ...week(3), monday: 12, holiday: 0 });
  });
  it('changes on later days', () =>
    expect(laterThan(needs, '', '2026-07-15')).toEqual([{ from: '2026-08-03', shiftIds: ['early'] }]));
});
