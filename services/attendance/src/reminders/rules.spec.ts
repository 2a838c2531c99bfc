import { describe, expect, it } from '@jest/globals';
import { stateAfter } from '@kadro/chassis/testing/rules';
import { type TimesheetRow } from '../timesheet/row.ts';
import { reminder, type Reminded } from './events.ts';
import { remind, reminderOf } from './rules.ts';

type Record = Parameters<typeof reminderOf>[0];

const times = { latelyClockInTimeInMinutes: 0, earlyClockOutTimeInMinutes: 0 };
const pattern = {
  id: null,
  version: null,
  name: null,
  color: null,
  shiftType: 'FLEXIBLE' as const,
  begin: null,
  end: null,
};
const dayOf = (state: TimesheetRow['state'], more: Partial<Record> = {}): Record => ({
  employeeId: 'ada',
  date: '2026-07-06',
  state,
  timesheet: { clockInTimestamp: null, clockOutTimestamp: null, ...times },
  readings: [],
  assignedShifts: [{ ...pattern, id: 'day' }],
  ...more,
});
const came = { clockInTimestamp: '2026-07-06T05:00:00.000Z', clockOutTimestamp: null, ...times };

describe('a day record calls for', () => {
  it.each<[string, Record, Reminded['kind'] | undefined]>([
    ['the managers where nobody came', dayOf('NOT_COME'), 'NOT_COME'],
    ['nobody where only a working pattern says it', dayOf('NOT_COME', { assignedShifts: [pattern] }), undefined],
    ['the person where a stay was never ended', dayOf('INCALCULABLE', { timesheet: came }), 'NOT_CLOCKED_OUT'],
    ['nobody while a stay is open', dayOf('NOT_CALCULATED', { timesheet: came }), undefined],
    ['nobody where a clock-out stands alone', dayOf('INCALCULABLE'), undefined],
    ['nobody where the day was worked', dayOf('CALCULATED'), undefined],
  ])('%s', (_what, day, kind) => expect(reminderOf(day)?.kind).toBe(kind));
});

describe('what is told', () => {
  const due: Reminded[] = [{ kind: 'NOT_COME', employeeId: 'ada', date: '2026-07-06' }];

  it('is told once', () => {
    const events = remind(reminder.initial, due);
    expect(events).toHaveLength(1);
    expect(remind(stateAfter(reminder, events), due)).toEqual([]);
  });
});
