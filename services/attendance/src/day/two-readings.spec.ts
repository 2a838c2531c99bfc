import { describe, expect, it } from '@jest/globals';
import { flexible, monday, office, recordOf, recordsOf, shift, shown, straight } from '../testing/builders.ts';
import { type Reading } from './shapes.ts';

const both = { shifts: { A: shift('08:00-12:00'), B: shift('13:00-17:00') }, plan: { [monday]: ['A', 'B'] } };
const approval = { overtimeNeedsApproval: true };

/** Decision 0078. */
describe('sentences that allow two readings', () => {
  it('debounce compares with a repeat too', () => {
    expect(recordOf({ A: straight, readings: '08:00:00 in, 08:09:40 in, 08:10:30 in, 16:00 out' })).toMatchObject({
      state: 'CALCULATED',
      readings: { r1: 'A', r2: 'IGNORED', r3: 'IGNORED', r4: 'A' },
    });
  });

  it('whoever is on duty comes back by CLOCK_IN, a break in between or not', () => {
    const readings = '08:00 in, 09:00 duty, 10:00 break, 10:30 break, 11:00 in, 16:00 out';
    expect(recordOf({ A: straight, readings })).toMatchObject({ state: 'CALCULATED', presence: 480 });
  });

  it('an UNKNOWN ends an open break before it begins another shift', () => {
    const shifts = { A: straight, B: shift('20:00-23:00') };
    const given = { shifts, plan: { [monday]: ['A', 'B'] } };
    expect(recordOf({ ...given, readings: '08:00 in, 15:00 break, 19:50 tap, 20:30 out' })).toMatchObject({
      breakTime: 290,
      presence: 750,
    });
  });

  it('a stay in no window is unplanned without an end', () => {
    expect(recordOf({ A: straight, readings: '05:00 in' }).readings).toEqual({ r1: 'UNPLANNED' });
    expect(recordOf({ A: straight, readings: '05:00 in, 16:00 out' }).readings.r1).toBe('A');
  });

  it('an unplanned stay covers a shift', () => {
    const settings = { windowBefore: 15, windowAfter: 15 };
    expect(recordOf({ ...both, settings, readings: '07:00 in, 17:30 out' })).toMatchObject({
      state: 'INCALCULABLE',
      overtime: 630,
      readings: { r1: 'UNPLANNED' },
    });
  });

  it('tolerances hold for each piece, and an endless stay takes early leave from its own', () => {
    const A = { ...straight, lateTolerance: 10 };
    const leave = [{ part: ['11:00', '13:00'] as const }];
    expect(recordOf({ A, leave, readings: '08:08 in, 11:00 out, 13:09 in, 16:00 out' }).toleratedTime).toBe(17);
    expect(recordOf({ A, leave, readings: '08:00 in, 10:30 out, 13:00 in' }).earlyLeave).toBe(30);
  });

  it('a higher tier leaves what the lower one requires', () => {
    const given = { plan: {}, settings: { breakPreset: 'TR' as const } };
    expect(recordOf({ ...given, readings: '08:00 in, 15:40 out' })).toMatchObject({ breakTime: 30, overtime: 430 });
  });

  it('counted time is without read breaks that are paid', () => {
    const A = { ...straight, breakTime: 30, breakPaid: true };
    const readings = '08:00 in, 12:00 break, 12:30 break, 16:00 out';
    expect(shown(recordOf({ A, settings: { breakPreset: 'TR' }, readings }))).toEqual({
      expectedWorkTime: 480,
      actualWorkTime: 480,
      breakTime: 30,
      presence: 480,
    });
  });

  it('a request of one side is used before one of both', () => {
    const overtime = [
      { period: 'CLOCK_IN_OUT' as const, minutes: 30 },
      { period: 'CLOCK_IN' as const, minutes: 30 },
    ];
    expect(recordOf({ A: straight, overtime, readings: '07:30 in, 16:30 out' })).toMatchObject({
      overtimeClockIn: 30,
      overtimeClockOut: 30,
    });
  });

  it('surplus that a request covers is unapproved where the sides use its minutes up', () => {
    const A = { ...office, breakMode: 'READINGS' as const, clockOutOvertimeMin: 0 };
    expect(recordOf({ A, settings: approval, overtime: [{}], readings: '08:00 in, 17:50 out' })).toMatchObject({
      overtimeClockOut: 50,
      overtime: 60,
      overtimeUnapproved: 50,
    });
  });

  it('a denied side counts what another request covers', () => {
    const overtime = [{ status: 'DENIED' }, { minutes: 20 }];
    const A = { ...straight, clockOutOvertimeMin: 0 };
    expect(recordOf({ A, overtime, readings: '08:00 in, 17:00 out' })).toMatchObject({
      overtime: 20,
      overtimeUnapproved: 40,
    });
  });

  it('a day that is incalculable is in the pot of its week', () => {
    const A = flexible(2400, { over: 'WEEK' });
    const rows = recordsOf({ A, to: '2026-06-07', readings: '08:00 in, 12:00 out, 13:00 in' });
    expect(rows[0]).toMatchObject({ state: 'INCALCULABLE', actualWorkTime: 240 });
    expect(rows[6]).toMatchObject({ state: 'INCALCULABLE', missingTime: 240 });
  });

  it('read breaks are real where stays are measured by the wall clock', () => {
    const [date, at] = ['2026-03-28', (time: string) => `2026-03-29T${time}:00Z`];
    const readings: Reading[] = [
      { id: 'r1', at: '2026-03-28T21:00:00Z', kind: 'CLOCK_IN' },
      { id: 'r2', at: at('00:30'), kind: 'BREAK_IN' },
      { id: 'r3', at: at('01:30'), kind: 'BREAK_OUT' },
      { id: 'r4', at: at('04:00'), kind: 'CLOCK_OUT' },
    ];
    const given = { A: shift('22:00-06:00'), plan: { [date]: ['A'] }, from: date, to: date, readings };
    expect(shown(recordOf({ ...given, settings: { clockChange: 'NOMINAL' } }))).toMatchObject({
      expectedWorkTime: 480,
      actualWorkTime: 420,
      breakTime: 60,
    });
  });

  it('read breaks over the repeated hour are real too', () => {
    const [date, at] = ['2026-10-24', (time: string) => `2026-10-25T${time}:00Z`];
    const readings: Reading[] = [
      { id: 'r1', at: '2026-10-24T20:00:00Z', kind: 'CLOCK_IN' },
      { id: 'r2', at: at('00:30'), kind: 'BREAK_IN' },
      { id: 'r3', at: at('02:00'), kind: 'BREAK_OUT' },
      { id: 'r4', at: at('05:00'), kind: 'CLOCK_OUT' },
    ];
    const given = { plan: { [date]: ['A'] }, from: date, to: date, now: '2026-12-01T00:00:00Z', readings };
    const over = (A: ReturnType<typeof shift>, more = {}) =>
      shown(recordOf({ A, ...given, ...more, settings: { clockChange: 'NOMINAL' } }));
    expect(over(shift('22:00-06:00'))).toMatchObject({ actualWorkTime: 390, missingTime: 90, breakTime: 90 });
    const leave = [{ date, part: 'FULL_DAY' as const }];
    expect(over(shift('22:00-06:00'), { leave })).toMatchObject({ actualWorkTime: 390, overtime: 390 });
  });
});
