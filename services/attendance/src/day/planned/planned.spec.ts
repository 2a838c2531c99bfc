import { describe, expect, it } from '@jest/globals';
import { type Leave } from '../shapes.ts';
import { monday, office, recordOf, shift, shown, straight } from '../../testing/builders.ts';

const whole = '08:00 in, 17:00 out';
const off = (part: Leave['part'], more: Partial<Leave> = {}): Partial<Leave> => ({ part, ...more });
const duty = (part: Leave['part']): Partial<Leave> => ({ part, onDuty: true });

describe('the total of a shift', () => {
  it('is its length less an unpaid break, where none is given', () => {
    const total = (more = {}) => recordOf({ A: shift('08:00-17:00', { breakTime: 60, ...more }) }).expectedWorkTime;
    expect([total(), total({ breakMode: 'READINGS' }), total({ breakMode: 'READINGS', breakPaid: true })]).toEqual([
      540, 480, 540,
    ]);
  });
});

describe('halves', () => {
  it('are rounded down from the begin, the rest back from the end', () => {
    const A = shift('08:00-17:00', { totalWorkTime: 481 });
    expect(recordOf({ A, leave: [off('MORNING')] }).leaveTime).toBe(240);
    expect(recordOf({ A, leave: [off('AFTERNOON')] }).leaveTime).toBe(241);
  });

  it('of two shifts are halves of their sum; a shift that lies wholly in one is taken or left whole', () => {
    const shifts = { A: shift('08:00-12:00'), B: shift('13:00-17:00') };
    const given = { shifts, plan: { [monday]: ['A', 'B'] } };
    expect(shown(recordOf({ ...given, leave: [off('MORNING')], readings: '13:00 in, 17:00 out' }))).toEqual({
      expectedWorkTime: 480,
      actualWorkTime: 240,
      leaveTime: 240,
      presence: 240,
    });
  });

  it('of two unequal shifts halve the longer one, whose room is not counted', () => {
    const shifts = { A: shift('08:00-16:00', { totalWorkTime: 420 }), B: shift('18:00-20:00') };
    const given = { shifts, plan: { [monday]: ['A', 'B'] }, leave: [off('MORNING')] };
    // 540 together: 08:00 to 12:30 is the first half, 13:30 to 16:00 the rest of the first shift
    const record = recordOf({ ...given, readings: '12:45 in, 16:00 out, 18:00 in, 20:00 out' });
    expect(shown(record)).toEqual({
      expectedWorkTime: 540,
      actualWorkTime: 270,
      leaveTime: 270,
      presence: 315,
      notCounted: 45,
    });
  });

  it('both taken are the full day', () => {
    const halves = recordOf({ leave: [off('MORNING'), off('AFTERNOON')], readings: whole });
    expect(halves).toEqual(recordOf({ leave: [off('FULL_DAY')], readings: whole }));
    expect(halves).toMatchObject({ leaveTime: 480, overtime: 540, notCounted: 0 });
  });

  it('taken by different kinds leave the room for nothing', () => {
    const holidays = { [monday]: 'AFTERNOON' as const };
    expect(shown(recordOf({ holidays, leave: [off('MORNING')], readings: whole }))).toEqual({
      expectedWorkTime: 240,
      actualWorkTime: 480,
      overtime: 480,
      leaveTime: 240,
      presence: 540,
      notCounted: 60,
      warnings: ['worked_on_leave'],
    });
  });
});

describe('holiday, duty and leave', () => {
  it('take in this order, and nothing twice', () => {
    const holidays = { [monday]: 'MORNING' as const };
    expect(shown(recordOf({ holidays, leave: [off('FULL_DAY'), duty(['08:00', '15:00'])] }))).toEqual({
      expectedWorkTime: 240,
      actualWorkTime: 120,
      leaveTime: 120,
    });
  });

  it('take hours before halves', () => {
    expect(recordOf({ leave: [off('AFTERNOON'), off(['15:00', '16:00'])] })).toMatchObject({ leaveTime: 240 });
    expect(recordOf({ leave: [off('AFTERNOON'), off(['09:00', '10:00'])] })).toMatchObject({ leaveTime: 300 });
  });

  it('take nothing unless approved, and nothing beside the plan', () => {
    for (const one of [off(['18:00', '20:00']), off('FULL_DAY', { status: 'PENDING' })])
      expect(recordOf({ leave: [one], readings: whole })).toEqual(recordOf({ readings: whole }));
  });

  it('by hours after midnight belong to the night shift that they follow', () => {
    const A = shift('22:00-06:00');
    expect(recordOf({ A, leave: [off(['01:00', '03:00'])] }).leaveTime).toBe(120);
    expect(recordOf({ A, leave: [off(['20:00', '22:00'])] }).leaveTime).toBe(0);
    expect(recordOf({ A, leave: [off(['23:00', '02:00'])] }).leaveTime).toBe(180);
  });

  it('leave no more of leave than work leaves', () => {
    const readings = '08:00 in, 11:00 out, 14:00 in, 17:00 out';
    expect(shown(recordOf({ leave: [off(['11:00', '14:00'])], readings }))).toEqual({
      expectedWorkTime: 480,
      actualWorkTime: 360,
      leaveTime: 120,
      presence: 360,
    });
    expect(recordOf({ leave: [off(['11:00', '14:00'])] })).toMatchObject({ leaveTime: 180, missingTime: 300 });
  });

  it('are shown as leave where work takes all of it back', () => {
    const A = { ...office, breakMode: 'NONE' as const };
    const record = recordOf({
      A,
      leave: [off(['12:00', '13:00'])],
      readings: '08:00 in, 12:00 out, 13:00 in, 17:00 out',
    });
    expect(record).toMatchObject({ type: 'ON_LEAVE', leaveTime: 0, actualWorkTime: 480, overtime: 0 });
  });
});

describe('on duty', () => {
  it('counts as worked without readings, and with readings once', () => {
    const text = { leave: [duty(['08:00', '12:00'])], A: straight };
    expect(shown(recordOf({ ...text, readings: '12:00 in, 16:00 out' }))).toEqual({
      expectedWorkTime: 480,
      actualWorkTime: 480,
      presence: 240,
    });
    expect(shown(recordOf({ ...text, readings: '08:00 in, 16:00 out' }))).toEqual({
      expectedWorkTime: 480,
      actualWorkTime: 480,
      presence: 480,
    });
  });

  it('is at most what is left of expected', () => {
    const A = { ...office, breakMode: 'NONE' as const };
    expect(shown(recordOf({ A, leave: [duty(['08:00', '17:00'])] }))).toEqual({
      expectedWorkTime: 480,
      actualWorkTime: 480,
    });
  });

  it('is no gap', () => {
    const leave = [duty(['11:00', '14:00'])];
    const readings = '08:00 in, 11:00 out, 14:00 in, 17:00 out';
    expect(shown(recordOf({ leave, readings }))).toEqual({
      expectedWorkTime: 480,
      actualWorkTime: 480,
      breakTime: 60,
      presence: 360,
    });
  });
});

describe('a holiday', () => {
  it('lowers what is expected, without leave', () => {
    expect(shown(recordOf({ holidays: { [monday]: 'MORNING' }, readings: '13:00 in, 17:00 out' }))).toEqual({
      expectedWorkTime: 240,
      actualWorkTime: 240,
      presence: 240,
    });
  });

  it('leaves nothing for leave', () => {
    expect(recordOf({ holidays: { [monday]: 'FULL' }, leave: [off('FULL_DAY')] })).toMatchObject({
      type: 'HOLIDAY',
      leaveTime: 0,
      colour: 'GREY',
    });
  });
});
