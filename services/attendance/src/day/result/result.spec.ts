import { describe, expect, it } from '@jest/globals';
import { type DayRecord } from '../shapes.ts';
import { flexible, type Given, monday, office, recordOf, shift, straight } from '../../testing/builders.ts';

const at = (time: string): string => `2026-06-01T${time}:00+02:00`;
const result = (given: Given): [DayRecord['type'], DayRecord['state'], DayRecord['colour']] => {
  const { type, state, colour } = recordOf(given);
  return [type, state, colour];
};

describe('the result of a day', () => {
  it('is nothing until the begin with its tolerance has passed', () => {
    const A = { ...straight, lateTolerance: 10 };
    expect(result({ A, now: at('08:10') })).toEqual([null, 'NOT_CALCULATED', 'GREY']);
    expect(result({ A, now: at('08:11') })).toEqual(['ABSENT', 'NOT_CALCULATED', 'RED']);
  });

  it('of a flexible day is nothing until its core begins, else until it is over', () => {
    expect(result({ A: flexible(480), now: at('23:59') })).toEqual([null, 'NOT_CALCULATED', 'GREY']);
    expect(result({ A: flexible(480), now: '2026-06-02T00:00:00+02:00' })).toEqual(['ABSENT', 'NOT_COME', 'RED']);
    const core = flexible(480, { core: ['10:00', '12:00'] });
    expect(result({ A: core, now: at('10:01') })).toEqual(['ABSENT', 'NOT_CALCULATED', 'RED']);
    expect(result({ A: flexible(480), now: at('20:00'), readings: '08:00 in, 16:00 out' })).toEqual([
      'WORKDAY',
      'NOT_CALCULATED',
      'GREEN',
    ]);
  });

  it('waits for the window of whoever has not come, and for the last piece of whoever has', () => {
    expect(result({ A: straight, now: at('18:00') })).toEqual(['ABSENT', 'NOT_CALCULATED', 'RED']);
    expect(result({ A: straight, now: at('18:01') })).toEqual(['ABSENT', 'NOT_COME', 'RED']);
    const readings = '08:00 in, 15:00 out';
    expect(result({ A: straight, readings, now: at('15:59') })).toEqual(['WORKDAY', 'NOT_CALCULATED', 'GREEN']);
    expect(result({ A: straight, readings, now: at('16:00') })).toEqual(['WORKDAY', 'CALCULATED', 'GREEN']);
  });

  it('is red while somebody is in, and incalculable when the limit has passed', () => {
    expect(result({ A: straight, readings: '08:00 in', now: at('23:59') })).toEqual([
      'WORKDAY',
      'NOT_CALCULATED',
      'RED',
    ]);
    expect(result({ A: straight, readings: '08:00 in', now: '2026-06-02T00:01:00+02:00' })).toEqual([
      'WORKDAY',
      'INCALCULABLE',
      'RED',
    ]);
  });

  it('is the worst of the shifts', () => {
    const given = { shifts: { A: shift('08:00-12:00'), B: shift('16:00-20:00') }, plan: { [monday]: ['A', 'B'] } };
    const readings = '08:00 in, 12:00 out';
    expect(result({ ...given, readings, now: at('13:00') })).toEqual(['WORKDAY', 'NOT_CALCULATED', 'GREEN']);
    expect(result({ ...given, readings, now: at('22:01') })).toEqual(['WORKDAY', 'NOT_COME', 'RED']);
    // the first shift is missed, but the row is not over
    expect(recordOf({ ...given, now: at('15:00') })).toMatchObject({
      state: 'NOT_COME',
      missingTime: 0,
      type: 'ABSENT',
    });
  });

  it('of a shift without pieces has no say beside others', () => {
    const given = { shifts: { A: shift('08:00-12:00'), B: shift('16:00-20:00') }, plan: { [monday]: ['A', 'B'] } };
    const leave = [{ part: 'AFTERNOON' as const }];
    expect(result({ ...given, leave, readings: '08:00 in, 12:00 out', now: at('13:00') })).toEqual([
      'ON_LEAVE',
      'CALCULATED',
      'GREEN',
    ]);
  });

  it('is on leave, also in the future, where nothing is left to be worked', () => {
    const leave = [{ part: 'FULL_DAY' as const }];
    expect(result({ leave, now: '2026-05-01T00:00:00Z' })).toEqual(['ON_LEAVE', 'ON_LEAVE', 'GREY']);
    expect(result({ leave: [{ part: 'FULL_DAY', onDuty: true }], now: '2026-05-01T00:00:00Z' })).toEqual([
      'ON_LEAVE',
      'ON_LEAVE',
      'GREEN',
    ]);
    expect(result({ leave, readings: '08:00 in, 09:00 out', now: at('20:00') })).toEqual([
      'ON_LEAVE',
      'NOT_CALCULATED',
      'GREEN',
    ]);
  });

  it('is a holiday before it is a day off', () => {
    const holidays = { [monday]: 'FULL' as const };
    expect(result({ plan: {}, holidays })).toEqual(['HOLIDAY', 'CALCULATED', 'GREY']);
    expect(result({ A: { ...straight, countAsOvertime: true } })).toEqual(['HOLIDAY', 'NOT_COME', 'GREY']);
    expect(result({ A: { ...straight, type: 'OVERTIME' }, holidays })).toEqual(['HOLIDAY', 'CALCULATED', 'GREY']);
    expect(result({ plan: {}, now: at('12:00') })).toEqual(['OFF_DAY', 'NOT_CALCULATED', 'GREY']);
  });

  it('is red where planned minutes are missing on duty or in half a holiday', () => {
    expect(result({ leave: [{ part: 'MORNING', onDuty: true }] })).toEqual(['ON_LEAVE', 'NOT_COME', 'RED']);
    expect(result({ A: office, holidays: { [monday]: 'MORNING' } })).toEqual(['ABSENT', 'NOT_COME', 'RED']);
  });
});
