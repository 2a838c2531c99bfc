import { describe, expect, it } from '@jest/globals';
import { type TimesheetRow } from '../../timesheet/row.ts';
import { calendarEvents } from './rules.ts';

type Shift = TimesheetRow['assignedShifts'][number];
type Leave = TimesheetRow['leaveRequests'][number];

const night: Shift = {
  id: 'night',
  version: 1,
  name: { en: 'Night' },
  color: null,
  shiftType: 'FIX',
  begin: '22:00',
  end: '06:00',
};
const hours: Leave = {
  id: 'asked',
  leaveType: { id: 'annual', name: { en: 'Annual' }, color: '#00897b' },
  part: 'HOURS',
  beginTime: '23:00',
  endTime: '01:00',
};
const date = '2026-10-26';

describe('the calendar of a person', () => {
  it('has a night over midnight as one event, by the wall clock', () => {
    expect(calendarEvents([{ date, assignedShifts: [night], leaveRequests: [] }], [])).toEqual([
      {
        id: `night~${date}`,
        kind: 'SHIFT',
        date,
        allDay: false,
        begin: '2026-10-26T22:00',
        end: '2026-10-27T06:00',
        name: { en: 'Night' },
        color: null,
      },
    ]);
  });

  it('has holidays before leave and leave before shifts, all day where they have no times', () => {
    const flexible: Shift = { ...night, id: null, begin: null, end: null };
    const all = calendarEvents(
      [{ date, assignedShifts: [flexible], leaveRequests: [hours] }],
      [{ date, names: [{ en: 'Feast' }] }],
    );
    expect(all.map(({ id, kind, allDay, end }) => [id, kind, allDay, end])).toEqual([
      [`holiday~${date}~0`, 'HOLIDAY', true, null],
      [`asked~${date}`, 'LEAVE', false, '2026-10-27T01:00'],
      [`pattern~${date}`, 'SHIFT', true, null],
    ]);
  });
});
