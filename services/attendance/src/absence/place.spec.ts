import { describe, expect, it } from '@jest/globals';
import { type Shift } from '../day/shapes.ts';
import { calculatedShift, type ShiftFields, unsaid } from '../shift/shape.ts';
import { placed } from './place.ts';
import { type Absence } from './shape.ts';

const shift = (fields: Partial<ShiftFields>): Shift => calculatedShift({ ...unsaid, name: {}, type: 'FIX', ...fields });
const timed = (begin: string, end: string, fields: Partial<ShiftFields> = {}): Shift =>
  shift({ begin, end, ...fields });
const day = timed('08:00', '17:00', { totalWorkTime: 480 });
const absent = (fields: Partial<Absence> = {}): Absence => ({
  leaveId: 'l',
  leaveTypeId: 't',
  kind: 'PAID',
  part: 'FULL',
  beginTime: null,
  endTime: null,
  ...fields,
});
const partsOf = (fields: Partial<Absence>, ...shifts: Shift[]) =>
  placed('2026-07-06', [absent(fields)], shifts).map(({ part }) => part);
const quarters = ['FIRST_QUARTER', 'SECOND_QUARTER', 'THIRD_QUARTER', 'FOURTH_QUARTER'] as const;
const quartersOf = (...shifts: Shift[]) => quarters.map((part) => partsOf({ part }, ...shifts));

describe('approved leave of a date', () => {
  it('takes the whole of it, a half, or hours as they were asked for', () => {
    expect(partsOf({}, day)).toEqual(['FULL_DAY']);
    expect(partsOf({ part: 'FIRST_HALF' }, day)).toEqual(['MORNING']);
    expect(partsOf({ part: 'SECOND_HALF' }, day)).toEqual(['AFTERNOON']);
    expect(partsOf({ part: 'HOURS', beginTime: '11:00', endTime: '14:00' }, day)).toEqual([['11:00', '14:00']]);
  });

  it('is on duty by its kind', () => {
    const kinds = placed('2026-07-06', [absent(), absent({ kind: 'ON_DUTY' })], [day]);
    expect(kinds.map(({ onDuty }) => onDuty)).toEqual([false, true]);
  });
});

describe('a quarter', () => {
  it('is half of a half: from the begin of the shift, and back from its end', () =>
    expect(quartersOf(day)).toEqual([
      [['08:00', '10:00']],
      [['10:00', '12:00']],
      [['13:00', '15:00']],
      [['15:00', '17:00']],
    ]));

  it('goes over midnight where the shift does', () =>
    expect(quartersOf(timed('22:00', '06:00'))).toEqual([
      [['22:00', '00:00']],
      [['00:00', '02:00']],
      [['02:00', '04:00']],
      [['04:00', '06:00']],
    ]));

  it('is of the sum of several shifts', () =>
    expect(quartersOf(timed('14:00', '20:00'), timed('08:00', '10:00'))).toEqual([
      [['08:00', '10:00']],
      [['14:00', '16:00']],
      [['16:00', '18:00']],
      [['18:00', '20:00']],
    ]));

  it('lies around midday where nothing says when one works, and nowhere on a day off', () => {
    expect(quartersOf(shift({ type: 'FLEXIBLE', totalWorkTime: 480 })).flat()).toEqual([
      ['09:00', '11:00'],
      ['11:00', '13:00'],
      ['13:00', '15:00'],
      ['15:00', '17:00'],
    ]);
    expect(quartersOf(shift({ type: 'OFF_DAY' })).flat()).toEqual([]);
    expect(quartersOf().flat()).toEqual([]);
  });
});
