import { describe, expect, it } from '@jest/globals';
import { type FactSource } from '@kadro/chassis/declare';
import { addDays } from '@kadro/kernel';
import { clock, type ReadingData } from '../clock/events.ts';
import { people } from '../replicas/people.ts';
import { shift } from '../shift/events.ts';
import { unsaid } from '../shift/shape.ts';
import { workplan } from '../workplan/events.ts';
import { timesheetFacts } from './facts.ts';
import { readingKeys } from './reading-keys.ts';
import { datesBetween, dayKey, earliestSince, keysAround } from './weeks.ts';

const thursday = '2026-07-16';
const on = (days: number): string => addDays(thursday, days);
const keys = (from: number, to: number): string[] => datesBetween(on(from), on(to)).map((date) => dayKey('p1', date));

const reading = (at: string, eventType: ReadingData['eventType']): ReadingData => ({
  id: at,
  at,
  on: at.slice(0, 10),
  zone: 'UTC',
  branchId: null,
  eventType,
  terminalId: null,
  sensor: 'WEB',
  deviceAt: null,
  receivedAt: at,
  source: 'WEB',
  late: false,
  by: 'p1',
  until: at.slice(0, 10),
  shiftId: null,
  description: null,
  place: null,
});

/** Of a person with these readings, who is planned for a shift on the Monday after. */
function sourceOf(readings: readonly ReadingData[], over: 'DAY' | 'WEEK'): FactSource {
  const context = { organization: 'o1', id: 'p1', at: '2026-07-01T08:00:00.000Z', actor: 'p1', revision: 0 };
  const entries = [{ date: on(4), shiftId: 's1', version: 1 }];
  const plan = { id: 'w1', from: on(4), to: on(4), entries, branchId: null, note: null, origin: 'SINGLE', by: 'p1' };
  const fields = { ...unsaid, name: { en: 'Free' }, type: 'FLEXIBLE', totalWorkTime: 2_400, over } as const;
  const states = new Map<unknown, unknown>([
    [people.decider, { source: 1, fields: { places: [{ from: '2020-01-01', branchId: null, workingPattern: null }] } }],
    [clock, readings.reduce((state, one) => clock.evolve.ReadingRecorded(state, one, context), clock.initial)],
    [workplan, workplan.evolve.WorkplanSet(workplan.initial, plan as never, context)],
    [shift, shift.evolve.ShiftDefined(shift.initial, fields, context)],
  ]);
  const state = (async (decider) => states.get(decider) ?? decider.initial) as FactSource['state'];
  return { organization: 'o1', latest: { position: '', at: '' }, state, cleared: state, events: async () => [] };
}

const touched = async (readings: readonly ReadingData[], over: 'DAY' | 'WEEK' = 'DAY', until = thursday) =>
  readingKeys(
    { data: { on: thursday, until } },
    keysAround('p1', earliestSince(thursday), until),
    await timesheetFacts(sourceOf(readings, over), 'p1'),
  );

describe('the records that a reading may change', () => {
  it('are those of its date and the ones beside it', async () => {
    expect(await touched([reading('2026-07-16T08:00:00.000Z', 'CLOCK_IN')])).toEqual(keys(-1, 1));
  });

  it('reach back to where somebody may be in since, and on to where others may pair otherwise', async () => {
    const open = [reading('2026-07-14T20:00:00.000Z', 'CLOCK_IN'), reading('2026-07-16T06:00:00.000Z', 'CLOCK_OUT')];
    expect(await touched(open)).toEqual(keys(-3, 1));
    expect(await touched([], 'DAY', on(1))).toEqual(keys(-1, 2));
  });

  it('are whole weeks where one is counted as one, the week before it too', async () => {
    // the Monday with the duty lies beside the week of the reading
    expect(await touched([], 'WEEK')).toEqual(expect.arrayContaining(keys(-3, 3)));
  });
});
