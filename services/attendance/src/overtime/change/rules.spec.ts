import { describe, expect, it } from '@jest/globals';
import {
  deciding,
  draftFacts,
  drafted,
  factsOf,
  given,
  hour,
  requested,
  Stream,
  twoManagers,
} from '../../testing/overtime.ts';
import { type OvertimeInput } from '../request/input.ts';
import { sendOvertime } from '../send/rules.ts';
import { type OvertimeState } from '../state.ts';
import { changeOvertime } from './rules.ts';

const day = '2026-06-01';
const change =
  (id: string, input: OvertimeInput, facts = factsOf(id, { steps: twoManagers })) =>
  (state: OvertimeState) =>
    changeOvertime(state, input, facts);

describe('changing a request', () => {
  it.each([
    { overtimeDate: '2026-06-03' },
    { durationInMinutes: 90 },
    { period: 'CLOCK_IN' as const },
    { shiftId: 's1' },
    { overtimeTypeId: 'other' },
  ])('asks from the start for %j', (other) => {
    const stream = new Stream(requested('a', hour(day), { steps: twoManagers }));
    stream.do(deciding('a'));
    expect(stream.do(change('a', hour(day, other)))).toBeNull();
    expect(stream.events.at(-1)).toMatchObject({ type: 'OvertimeChanged', data: { restarted: true } });
    expect(stream.state.requests.get('a')).toMatchObject({ status: 'PENDING', ...other, steps: twoManagers });
  });

  it('keeps what was decided where only the reason is another, and is nothing where nothing is', () => {
    const stream = new Stream(requested('a', hour(day, { reason: 'Stocktaking' }), { steps: twoManagers }));
    stream.do(deciding('a'));
    const { steps } = stream.state.requests.get('a')!;
    expect(stream.do(change('a', hour(day, { reason: 'Delivery' })))).toBeNull();
    expect(stream.state.requests.get('a')!.steps).toEqual(steps);
    const before = stream.events.length;
    for (const reason of ['Delivery', undefined]) stream.do(change('a', hour(day, { reason })));
    expect(stream.events).toHaveLength(before);
  });

  it('moves to a free date only, and leaves its own', () => {
    const stream = new Stream(requested('a', hour(day)), requested('b', hour('2026-06-02')));
    expect([stream.do(change('a', hour('2026-06-02'))), stream.do(change('a', hour('2026-06-03')))]).toEqual([
      'overtime_exists',
      null,
    ]);
    expect([...stream.state.byDate]).toEqual(
      expect.arrayContaining([
        ['2026-06-02', ['b']],
        ['2026-06-03', ['a']],
      ]),
    );
    expect(stream.state.byDate.has(day)).toBe(false);
  });

  it('is over once it is decided', () => {
    const stream = new Stream(requested('a', hour(day)));
    stream.do(deciding('a'));
    expect(stream.do(change('a', hour('2026-06-03')))).toBe('request_decided');
  });

  it('of a draft leaves it a draft', () => {
    const stream = new Stream(drafted('a', hour(day)));
    stream.do(change('a', hour('2026-06-03'), draftFacts('a')));
    expect(stream.state.requests.get('a')).toMatchObject({ status: 'UNKNOWN', steps: [], overtimeDate: '2026-06-03' });
  });

  it('is refused where it was sent while it was looked up', () => {
    const stream = new Stream(drafted('a', hour(day)));
    stream.do((state) => sendOvertime(state, factsOf('a')));
    given(...stream.events)
      .when(change('a', hour('2026-06-03'), draftFacts('a')))
      .rejected('changed_meanwhile');
  });
});
