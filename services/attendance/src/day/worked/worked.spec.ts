import { describe, expect, it } from '@jest/globals';
import { type OvertimeRequest, type Shift } from '../shapes.ts';
import { monday, office, recordOf, recordsOf, shift, shown, straight } from '../../testing/builders.ts';

/** The figures of a day in a shift from 08:00 to 16:00. */
const worked = (readings: string, more: Partial<Shift> = {}, given = {}) =>
  shown(recordOf({ A: { ...straight, ...more }, readings, ...given }));

describe('late and early leave', () => {
  it('are tolerated up to the tolerance, and one minute beyond all of it counts', () => {
    const tolerance = { lateTolerance: 10, earlyTolerance: 5 };
    expect(worked('08:10 in, 15:55 out', tolerance)).toEqual({
      expectedWorkTime: 480,
      actualWorkTime: 480,
      presence: 465,
      toleratedTime: 15,
    });
    expect(worked('08:11 in, 15:54 out', tolerance)).toEqual({
      expectedWorkTime: 480,
      actualWorkTime: 463,
      missingTime: 17,
      presence: 463,
      late: 11,
      earlyLeave: 6,
    });
  });

  it('are credited as far as they are missing, never as surplus', () => {
    const A = shift('08:00-17:00', { breakTime: 60, breakMode: 'READINGS', totalWorkTime: 480, lateTolerance: 10 });
    expect(shown(recordOf({ A, readings: '08:08 in, 17:00 out' }))).toEqual({
      expectedWorkTime: 480,
      actualWorkTime: 480,
      presence: 532,
      notCounted: 52,
    });
    expect(shown(recordOf({ A, readings: '08:08 in, 16:05 out' }))).toMatchObject({ toleratedTime: 3, earlyLeave: 55 });
  });

  it('are none in a piece without presence, and count by piece', () => {
    const leave = [{ part: ['11:00', '13:00'] as const }];
    expect(worked('13:20 in, 16:00 out', {}, { leave })).toMatchObject({ late: 20, missingTime: 200 });
    expect(worked('08:05 in, 10:50 out, 13:20 in, 15:00 out', {}, { leave })).toMatchObject({
      late: 25,
      earlyLeave: 70,
    });
  });

  it('take the begin of a stay without an end as presence, and know no early leave then', () => {
    expect(worked('08:20 in')).toEqual({ expectedWorkTime: 480, missingTime: 480, late: 20 });
    expect(worked('07:20 in')).toEqual({ expectedWorkTime: 480, missingTime: 480 });
    const leave = [{ part: ['11:00', '13:00'] as const }];
    expect(worked('11:30 in', {}, { leave })).toEqual({ expectedWorkTime: 480, missingTime: 360, leaveTime: 120 });
  });

  it('know no early leave while the piece is not over', () => {
    const now = (time: string) => ({ now: `2026-06-01T${time}:00Z` });
    expect(worked('08:00 in, 12:00 out', {}, now('13:59'))).not.toHaveProperty('earlyLeave');
    expect(worked('08:00 in, 12:00 out', {}, now('14:00'))).toMatchObject({ earlyLeave: 240, missingTime: 240 });
  });

  it('are summed over several shifts, and none of planned overtime', () => {
    const shifts = { A: shift('08:00-12:00'), B: shift('13:00-17:00') };
    const readings = '08:10 in, 12:00 out, 13:05 in, 17:00 out';
    expect(recordOf({ shifts, plan: { [monday]: ['A', 'B'] }, readings }).late).toBe(15);
    expect(worked('08:20 in, 15:00 out', { type: 'OVERTIME' })).toEqual({
      actualWorkTime: 400,
      overtime: 400,
      presence: 400,
    });
  });
});

describe('overtime by side', () => {
  it('counts from the minimum on, all of it, up to the maximum', () => {
    const rule = { clockOutOvertimeMin: 60, clockOutOvertimeMax: 90 };
    expect(worked('08:00 in, 16:59 out', rule)).toMatchObject({ notCounted: 59 });
    expect(worked('08:00 in, 17:00 out', rule)).toMatchObject({ overtimeClockOut: 60 });
    expect(worked('08:00 in, 17:50 out', rule)).toMatchObject({ overtimeClockOut: 90, notCounted: 20 });
  });

  it('sums the stretches of a side, less read breaks', () => {
    const rule = { clockOutOvertimeMin: 60 };
    expect(worked('08:00 in, 16:40 out, 17:00 in, 17:20 out', rule)).toMatchObject({ overtimeClockOut: 60 });
    expect(worked('08:00 in, 16:10 break, 16:20 break, 17:05 out', rule)).toMatchObject({ notCounted: 55 });
  });
});

describe('an approved request, where none is needed', () => {
  const asked = (request: Partial<OvertimeRequest>, readings: string, more: Partial<Shift> = {}) =>
    worked(readings, more, { overtime: [request] });

  it('opens its side for its minutes, whatever the minimum, up to the maximum', () => {
    expect(asked({ minutes: 30 }, '08:00 in, 17:00 out')).toMatchObject({ overtimeClockOut: 30, notCounted: 30 });
    const rule = { clockOutOvertimeMin: 120, clockOutOvertimeMax: 20 };
    expect(asked({ minutes: 30 }, '08:00 in, 17:00 out', rule)).toMatchObject({ overtimeClockOut: 20, notCounted: 40 });
  });

  it('leaves to the own rule what it does not open', () => {
    expect(asked({ minutes: 30 }, '08:00 in, 17:00 out', { clockOutOvertimeMin: 60 })).toMatchObject({
      overtimeClockOut: 60,
    });
  });

  it('is used once, in order of time, then by surplus', () => {
    const both = { period: 'CLOCK_IN_OUT' as const, minutes: 60 };
    expect(asked(both, '07:20 in, 16:40 out')).toMatchObject({
      overtimeClockIn: 40,
      overtimeClockOut: 20,
      notCounted: 20,
    });
    const A = shift('08:00-17:00', { breakTime: 60, breakMode: 'READINGS' });
    const record = recordOf({ A, readings: '08:00 in, 17:20 out', overtime: [{ minutes: 50 }] });
    expect(shown(record)).toMatchObject({ overtime: 50, overtimeClockOut: 20, notCounted: 30 });
  });

  it('is used only by what would not count without it', () => {
    const both = { period: 'CLOCK_IN_OUT' as const, minutes: 60 };
    expect(asked(both, '07:20 in, 17:00 out', { clockInOvertimeMin: 0 })).toMatchObject({
      overtimeClockIn: 40,
      overtimeClockOut: 60,
    });
  });
});

describe("a shift's own break", () => {
  const out = (time: string, more: Partial<Shift> = {}, before = '') =>
    shown(recordOf({ A: { ...office, ...more }, readings: `08:00 in, ${before}${time} out` }));

  it('leaves half of the total, whatever of it was read', () => {
    expect(out('12:45', {}, '10:00 break, 10:30 break, ')).toMatchObject({ actualWorkTime: 240, breakTime: 45 });
    expect(out('13:30', {}, '10:00 break, 10:30 break, ')).toMatchObject({ actualWorkTime: 270, breakTime: 60 });
  });

  it('counts credited minutes to the half', () => {
    const A = { ...office, lateTolerance: 10 };
    expect(shown(recordOf({ A, readings: '08:08 in, 12:04 out' }))).toMatchObject({
      actualWorkTime: 240,
      breakTime: 4,
      toleratedTime: 8,
    });
  });

  it('is not required of a halved shift', () => {
    expect(shown(recordOf({ leave: [{ part: 'AFTERNOON' }], readings: '08:00 in, 12:00 out' }))).toEqual({
      expectedWorkTime: 480,
      actualWorkTime: 240,
      leaveTime: 240,
      presence: 240,
    });
  });

  it('is required of planned overtime', () => {
    expect(out('17:00', { type: 'OVERTIME' })).toEqual({
      actualWorkTime: 480,
      overtime: 480,
      breakTime: 60,
      presence: 540,
    });
  });

  it('is taken from overtime where there is no room, never from planned work', () => {
    const A = {
      ...straight,
      breakTime: 30,
      breakMode: 'AUTOMATIC' as const,
      clockOutOvertimeMin: 0,
      clockInOvertimeMin: 0,
    };
    expect(shown(recordOf({ A, readings: '07:40 in, 16:20 out' }))).toEqual({
      expectedWorkTime: 480,
      actualWorkTime: 490,
      overtime: 10,
      overtimeClockIn: 10,
      breakTime: 30,
      presence: 520,
    });
    expect(shown(recordOf({ A, readings: '08:00 in, 16:10 out' }))).toMatchObject({
      actualWorkTime: 480,
      breakTime: 10,
      warnings: ['break_not_taken'],
    });
  });

  it('that is paid takes nothing, and what is read of it is worked', () => {
    const paid = { breakTime: 30, breakPaid: true, totalWorkTime: 480, breakMode: 'AUTOMATIC' as const };
    const A = { ...straight, ...paid };
    expect(shown(recordOf({ A, readings: '08:00 in, 16:00 out' }))).toEqual({
      expectedWorkTime: 480,
      actualWorkTime: 480,
      breakTime: 30,
      presence: 480,
    });
    expect(shown(recordOf({ A, readings: '08:00 in, 12:00 break, 12:20 break, 16:00 out' }))).toEqual({
      expectedWorkTime: 480,
      actualWorkTime: 480,
      breakTime: 30,
      presence: 480,
    });
  });

  it('is satisfied by gaps, in leave too', () => {
    const leave = [{ part: ['11:00', '12:00'] as const }];
    expect(shown(recordOf({ leave, readings: '08:00 in, 11:00 out, 12:00 in, 17:00 out' }))).toEqual({
      expectedWorkTime: 480,
      actualWorkTime: 480,
      presence: 480,
    });
  });
});

describe("the branch's break", () => {
  const given = (breakPreset: 'DE' | 'NL' | 'TR') => ({ plan: {}, settings: { breakPreset } });
  const off = (breakPreset: 'DE' | 'NL' | 'TR', out: string) =>
    recordOf({ ...given(breakPreset), readings: `08:00 in, ${out} out` }).breakTime;

  it('begins over the threshold of a tier and never takes below it', () => {
    expect(['14:00', '14:10', '14:30', '17:00', '17:40', '17:45'].map((time) => off('DE', time))).toEqual([
      0, 10, 30, 30, 40, 45,
    ]);
    expect(['13:30', '13:40', '18:00', '18:45'].map((time) => off('NL', time))).toEqual([0, 10, 30, 45]);
    expect(['10:00', '10:10', '12:00', '12:30', '15:30', '16:30'].map((time) => off('TR', time))).toEqual([
      0, 10, 15, 30, 30, 60,
    ]);
  });

  it('is less what was read and stood out between the first and the last counted minute', () => {
    expect(recordOf({ ...given('DE'), readings: '08:00 in, 12:00 out, 12:20 in, 16:00 out' })).toMatchObject({
      breakTime: 10,
      overtime: 450,
    });
    // what does not count before the shift is no part of it
    expect(worked('06:10 in, 07:00 out, 08:00 in, 16:00 out', {}, { settings: { breakPreset: 'DE' } })).toMatchObject({
      warnings: ['break_not_taken'],
      notCounted: 50,
    });
  });

  it('takes nothing where the break of the shift is paid, on a holiday of the shift too', () => {
    const A = { ...straight, breakTime: 15, breakPaid: true };
    expect(
      shown(
        recordOf({
          A,
          holidays: { [monday]: 'FULL' },
          settings: { breakPreset: 'DE' },
          readings: '08:00 in, 16:00 out',
        }),
      ),
    ).toEqual({ actualWorkTime: 480, overtime: 480, breakTime: 30, presence: 480 });
  });
});

describe('overtime of no side', () => {
  it('is work on leave inside the planned times; outside the sides decide', () => {
    expect(shown(recordOf({ leave: [{ part: 'FULL_DAY' }], readings: '07:00 in, 10:00 out' }))).toEqual({
      expectedWorkTime: 480,
      actualWorkTime: 120,
      overtime: 120,
      leaveTime: 480,
      presence: 180,
      notCounted: 60,
      warnings: ['worked_on_leave'],
    });
  });

  it('is unplanned work beside a shift', () => {
    expect(worked('08:00 in, 16:00 out, 20:00 in, 21:00 out')).toMatchObject({ actualWorkTime: 540, overtime: 60 });
  });
});

describe('surplus', () => {
  const A = shift('08:00-17:00', { breakTime: 60, breakMode: 'READINGS' });

  it('makes up for lateness of the same shift', () => {
    expect(shown(recordOf({ A, readings: '08:30 in, 17:00 out' }))).toEqual({
      expectedWorkTime: 480,
      actualWorkTime: 480,
      presence: 510,
      late: 30,
      notCounted: 30,
    });
  });

  it('does not make up for lateness of another shift', () => {
    const shifts = { A, B: shift('18:00-20:00') };
    const readings = '08:00 in, 17:00 out, 18:30 in, 20:00 out';
    expect(shown(recordOf({ shifts, plan: { [monday]: ['A', 'B'] }, readings }))).toMatchObject({
      missingTime: 30,
      notCounted: 60,
    });
  });

  it('counts where a request of any period covers it', () => {
    const overtime = [{ period: 'CLOCK_IN' as const, minutes: 40 }];
    for (const overtimeNeedsApproval of [true, false])
      expect(
        shown(recordOf({ A, overtime, settings: { overtimeNeedsApproval }, readings: '08:00 in, 17:00 out' })),
      ).toEqual({ expectedWorkTime: 480, actualWorkTime: 520, overtime: 40, presence: 540, notCounted: 20 });
  });
});

describe('set-off', () => {
  const on = { settings: { setOff: true } };

  it('fills what is missing with time that does not count, then with overtime', () => {
    const rule = { clockOutOvertimeMin: 0, clockOutOvertimeMax: 20 };
    expect(worked('08:50 in, 16:30 out', rule, on)).toEqual({
      expectedWorkTime: 480,
      actualWorkTime: 460,
      missingTime: 20,
      presence: 460,
      late: 50,
    });
    expect(worked('08:15 in, 16:30 out', rule, on)).toMatchObject({ overtime: 15, late: 15, actualWorkTime: 495 });
  });

  it('fills tolerated time after it', () => {
    expect(worked('08:08 in, 16:20 out', { lateTolerance: 10 }, on)).toEqual({
      expectedWorkTime: 480,
      actualWorkTime: 480,
      presence: 492,
      notCounted: 12,
    });
  });

  it('fills nothing while the date is not over', () => {
    const now = '2026-06-01T13:00:00Z';
    expect(worked('07:00 in, 12:00 out', {}, { ...on, now })).toMatchObject({ actualWorkTime: 240, notCounted: 60 });
  });
});

describe('approval', () => {
  const needed = { settings: { overtimeNeedsApproval: true } };

  it('is used up by the sides, then by overtime of no side', () => {
    const given = { ...needed, overtime: [{ minutes: 60 }] };
    const readings = '08:00 in, 16:40 out, 20:00 in, 21:00 out';
    expect(worked(readings, { clockOutOvertimeMin: 0 }, given)).toMatchObject({
      overtime: 60,
      overtimeClockOut: 40,
      overtimeUnapproved: 40,
    });
  });

  it('covers only the side of its period', () => {
    const given = { ...needed, overtime: [{ period: 'CLOCK_IN' as const, minutes: 60 }] };
    expect(worked('08:00 in, 17:00 out', { clockOutOvertimeMin: 0 }, given)).toMatchObject({ overtimeUnapproved: 60 });
  });

  it('that is refused takes its side out even of planned overtime', () => {
    const overtime = [{ status: 'REJECTED' }];
    const rule = { type: 'OVERTIME' as const, clockOutOvertimeMin: 0 };
    expect(worked('08:00 in, 17:00 out', rule, { ...needed, overtime })).toMatchObject({
      overtime: 480,
      overtimeUnapproved: 60,
    });
    expect(worked('08:00 in, 17:00 out', rule, needed)).toMatchObject({ overtime: 540 });
  });

  it('that is pending counts nothing', () => {
    const given = { ...needed, overtime: [{ status: 'PENDING' }] };
    expect(worked('08:00 in, 17:00 out', { clockOutOvertimeMin: 0 }, given)).toMatchObject({ overtimeUnapproved: 60 });
  });
});

describe('night time', () => {
  const late = shift('14:00-22:00');

  it('is what counts of the night, next to the shift, less read breaks', () => {
    const A = { ...late, clockOutOvertimeMin: 0, clockOutOvertimeMax: 60 };
    expect(recordOf({ A, readings: '14:00 in, 22:20 break, 22:30 break, 23:40 out' })).toMatchObject({
      overtime: 60,
      nightTime: 60,
      notCounted: 30,
    });
    expect(recordOf({ A: late, readings: '14:00 in, 23:00 out' }).nightTime).toBe(0);
  });

  it('of no side is the first in time', () => {
    const given = { plan: {}, settings: { overtimeNeedsApproval: true } };
    const at = (minutes: number) =>
      recordOf({ ...given, overtime: [{ minutes }], readings: '20:00 in, 23:00 out' }).nightTime;
    expect([at(120), at(150), at(600)]).toEqual([0, 30, 60]);
    const leave = [{ part: 'FULL_DAY' as const }];
    const early = { ...given, plan: { [monday]: ['A'] }, A: shift('08:00-16:00'), leave, overtime: [{ minutes: 60 }] };
    expect(recordOf({ ...early, readings: '03:00 in, 04:00 out, 08:00 in, 10:00 out' })).toMatchObject({
      overtime: 60,
      overtimeUnapproved: 120,
      nightTime: 60,
    });
  });
});

it('presence over 24 hours makes a date incalculable', () => {
  const A = shift('08:00-07:00');
  expect(recordsOf({ A, readings: '08:00 in, 06-02 08:30 out' })[0]).toMatchObject({
    presence: 1470,
    state: 'INCALCULABLE',
  });
});
