import { describe, expect, it } from '@jest/globals';
import { addDays } from '@kadro/kernel';
import fc from 'fast-check';
import { acting, annual, cancelling, counting, entitled, leave, requested, Stream } from '../../testing/builders.ts';
import { entriesIn } from '../../testing/rows.ts';
import { adjustBalance } from '../adjust/rules.ts';
import { cancelLeave } from '../cancel/rules.ts';
import { decideLeave } from '../decide/rules.ts';
import { recount } from '../recount/rules.ts';
import { reverseEntry } from '../reverse/rules.ts';
import { placeEntries } from './rules.ts';

const facts = { advanceDays: 0, branchOn: () => 'b1', meaningfulLetters: 3, today: '2026-01-05' };
const adjusted = (id: string, on: string) => (state: Stream['state']) =>
  adjustBalance(state, { id, leaveTypeId: annual, on, days: 1, reason: 'From the old system' }, facts);
/** In b1 until the day, then in b2. */
const movedOn = (from: string) => (day: string) => (day < from ? 'b1' : 'b2');
const placed = (stream: Stream, branchOn: (day: string) => string | null) => {
  stream.do((state) => placeEntries(state, entriesIn(stream), branchOn));
  return Object.fromEntries(entriesIn(stream).map(({ id, branchId }) => [id, branchId]));
};

describe('the entries of somebody who moves', () => {
  it('follow from the day on, whatever they are', () => {
    const stream = new Stream(entitled(20), entitled(20, 2027));
    for (const [id, on] of [
      ['before', '2026-06-30'],
      ['that-day', '2026-07-01'],
    ] as const)
      stream.do(adjusted(id, on));
    stream.do((state) => reverseEntry(state, { id: 'back', entryId: 'that-day', reason: 'Entered twice' }, facts));
    expect(placed(stream, movedOn('2026-07-01'))).toEqual({
      'e-annual-2026': 'b1',
      'e-annual-2027': 'b2',
      before: 'b1',
      'that-day': 'b2',
      back: 'b2',
    });
  });

  it('of a request stand where the request does, with what came back and what was counted again', () => {
    const stream = new Stream(entitled(20), requested(leave('a', '2026-06-29', '2026-07-10')));
    stream.do((state) => decideLeave(state, { id: 'a', approved: true }, acting('m1')));
    stream.do((state) => cancelLeave(state, { id: 'a', reason: 'Back earlier', from: '2026-07-09' }, cancelling()));
    expect(Object.values(placed(stream, movedOn('2026-07-01')))).toEqual(['b1', 'b1', 'b1']);
    const cause = { kind: 'BRANCH', id: 'b2' } as const;
    const count = counting({ holidays: [{ id: 'h', date: '2026-06-30', part: 'FULL' }] });
    stream.do((state) => recount(state, { id: 'a', count, cause, branchId: 'b2' }));
    expect(Object.values(placed(stream, movedOn('2026-06-15')))).toEqual(['b1', 'b2', 'b2', 'b2']);
  });

  it('change nothing where they stand already, nor a second time', () => {
    const stream = new Stream(entitled(20));
    expect(placeEntries(stream.state, entriesIn(stream), () => 'b1')).toEqual([]);
    placed(stream, () => 'b2');
    expect(placeEntries(stream.state, entriesIn(stream), () => 'b2')).toEqual([]);
  });

  it('go back where the move is taken back', () => {
    const stream = new Stream(entitled(20), entitled(20, 2027));
    placed(stream, movedOn('2026-07-01'));
    expect(Object.values(placed(stream, () => 'b1'))).toEqual(['b1', 'b1']);
  });

  it('of a long life are told in events of a limited size, and each once', () => {
    const entries = Array.from({ length: 1_201 }, (_, n) => ({
      id: `j${n}`,
      on: addDays('2020-01-01', n),
      branchId: 'b1',
      requestId: null,
    }));
    const told = placeEntries(new Stream().state, entries, movedOn('2020-01-02')).map(({ data }) => data.entryIds);
    expect(told.map((ids) => ids.length)).toEqual([500, 500, 200]);
    expect(new Set(told.flat()).size).toBe(1_200);
  });

  it('come to the same however often and in whatever order the moves are told', () => {
    const day = fc.integer({ min: 0, max: 400 }).map((n) => addDays('2026-01-01', n));
    fc.assert(
      fc.property(
        fc.array(day, { minLength: 1, maxLength: 6 }),
        fc.array(day, { minLength: 1, maxLength: 8 }),
        (moves, days) => {
          const stream = new Stream();
          days.forEach((on, n) => stream.do(adjusted(`j${n}`, on)));
          for (const from of moves) placed(stream, movedOn(from));
          const last = movedOn(moves.at(-1)!);
          for (const { on, branchId } of entriesIn(stream)) expect(branchId).toBe(last(on));
        },
      ),
    );
  });
});
