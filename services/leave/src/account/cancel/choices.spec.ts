import { describe, expect, it } from '@jest/globals';
import { approve, ask, deny } from '../../testing/acts.ts';
import { cancelling, entitled, factsFor, leave, Stream } from '../../testing/builders.ts';
import { rowOf } from '../../testing/rows.ts';
import { requestLeave } from '../request/rules.ts';
import { leftDaysOf } from '../rows/requests/days.ts';
import { cancelChoices } from './choices.ts';
import { returnOf } from './returned.ts';
import { cancelLeave } from './rules.ts';

/** From a Saturday to the Wednesday of the week after, with half a holiday on a Tuesday. */
const input = leave('a', '2026-03-07', '2026-03-18');
const holidays = [{ id: 'h', date: '2026-03-10', part: 'MORNING' as const }];
const dates = ['07', '08', '09', '10', '11', '12', '13', '14', '15', '16', '17', '18'].map((day) => `2026-03-${day}`);

const open = (): Stream => {
  const stream = new Stream(entitled(20));
  stream.do((state) => requestLeave(state, input, factsFor(input, { holidays })));
  return stream;
};
const approved = (): Stream => {
  const stream = open();
  stream.do(approve('a'));
  return stream;
};
const choicesOf = (stream: Stream, more: Parameters<typeof cancelling>[0] = {}) => {
  const { status, days } = stream.state.requests.get('a')!;
  return cancelChoices({ status, days }, cancelling(more)).map(({ from, days: back }) => [
    from?.slice(-2) ?? null,
    back,
  ]);
};

describe('what can be cancelled', () => {
  const later = [
    ['10', 6.5],
    ['11', 6],
    ['12', 5],
    ['13', 4],
    ['16', 3],
    ['17', 2],
    ['18', 1],
  ];
  it('is the whole request, and each later day that counts with what comes back', () =>
    expect(choicesOf(approved())).toEqual([[null, 7.5], ...later]));
  it('is no day that is over, for the requester of an approved one', () =>
    expect(choicesOf(approved(), { today: '2026-03-17' })).toEqual([
      ['17', 2],
      ['18', 1],
    ]));
  it('is the whole from the first day that counts, where the days before it are over', () =>
    expect(choicesOf(approved(), { today: '2026-03-08' })).toEqual([['09', 7.5], ...later]));
  it('is nothing once all days are over', () => expect(choicesOf(approved(), { today: '2026-03-19' })).toEqual([]));
  it('is also a day that is over, for an administrator and while the request is open', () => {
    const today = '2026-04-01';
    expect([choicesOf(approved(), { today, isRequester: false }), choicesOf(open(), { today })]).toEqual([
      [[null, 7.5], ...later],
      [[null, 7.5], ...later],
    ]);
  });
  it('is what a former cancelling has left', () => {
    const stream = approved();
    stream.do((state) => cancelLeave(state, { id: 'a', reason: 'Back earlier', from: '2026-03-12' }, cancelling()));
    const left = [
      [null, 2.5],
      ['10', 1.5],
      ['11', 1],
    ];
    const row = rowOf(stream);
    expect(choicesOf(stream)).toEqual(left);
    expect(cancelChoices({ status: row.status, days: leftDaysOf(row) }, cancelling())).toEqual([
      { from: null, days: 2.5 },
      { from: '2026-03-10', days: 1.5 },
      { from: '2026-03-11', days: 1 },
    ]);
  });
  it('is nothing of a request that is denied or cancelled', () => {
    const [denied, cancelled] = [open(), approved()];
    denied.do(deny('a'));
    cancelled.do((state) => cancelLeave(state, { id: 'a', reason: 'Plans have changed' }, cancelling()));
    expect([choicesOf(denied), choicesOf(cancelled)]).toEqual([[], []]);
  });
  it('is rounded to four decimals where hours are a third of a day', () => {
    const stream = new Stream(entitled(20));
    const hours = { duration: 'HOURLY', beginTime: '09:00', endTime: '11:40' } as const;
    stream.do(ask(leave('a', '2026-03-09', undefined, hours)));
    expect(choicesOf(stream)).toEqual([[null, 0.3333]]);
  });
});

describe.each(['2026-03-01', '2026-03-08', '2026-03-09', '2026-03-12', '2026-03-18', '2026-03-20'])(
  'on %s the command',
  (today) => {
    it('accepts every choice and gives back its days, and refuses the other days that count', () => {
      const choices = choicesOf(approved(), { today });
      for (const date of [null, ...dates]) {
        const stream = approved();
        const before = rowOf(stream).days;
        const refused = stream.do((state) =>
          cancelLeave(state, { id: 'a', reason: 'Back earlier', from: date }, cancelling({ today })),
        );
        const choice = choices.find(([from]) => from === (date?.slice(-2) ?? null));
        if (choice) expect([refused, before - rowOf(stream).days]).toEqual([null, choice[1]]);
        else if (refused === null) expect(choices.map(([, days]) => days)).toContain(before - rowOf(stream).days);
      }
    });
  },
);

describe('what would come back', () => {
  const back = (stream: Stream, dates: { from?: string; to?: string }, more: Parameters<typeof cancelling>[0] = {}) => {
    const { status, days } = stream.state.requests.get('a')!;
    return returnOf({ status, days }, dates, cancelling(more));
  };
  const day = (number: string) => `2026-03-${number}`;

  it.each([
    ['all of it', {}, { from: day('07'), to: day('18'), days: 7.5, whole: true }],
    ['the first days', { to: day('10') }, { from: day('07'), to: day('10'), days: 1.5, whole: false }],
    [
      'days in the middle',
      { from: day('11'), to: day('13') },
      { from: day('11'), to: day('13'), days: 3, whole: false },
    ],
    ['the last days', { from: day('17') }, { from: day('17'), to: day('18'), days: 2, whole: false }],
    ['all that counts', { from: day('09') }, { from: day('07'), to: day('18'), days: 7.5, whole: true }],
  ])('is %s, as the command gives it back', (_what, dates, expected) => {
    expect(back(approved(), dates)).toEqual(expected);
    const stream = approved();
    stream.do((state) => cancelLeave(state, { id: 'a', reason: 'Back at work', ...dates }, cancelling()));
    const row = rowOf(stream, 'a');
    expect([row.daysReturned, row.status === 'CANCELLED']).toEqual([expected.days, expected.whole]);
  });

  it('is refused as the command refuses it', () => {
    expect(() => back(approved(), { from: day('12'), to: day('11') })).toThrow('date_order');
    expect(() => back(approved(), { from: day('25') })).toThrow('leave_day_outside');
    expect(() => back(approved(), {}, { today: day('17') })).toThrow('leave_day_outside');
  });
});
