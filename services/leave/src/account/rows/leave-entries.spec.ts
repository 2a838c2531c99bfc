import { describe, expect, it } from '@jest/globals';
import {
  acting,
  annual,
  cancelling,
  counting,
  factsFor,
  entitled,
  type Event,
  leave,
  requested,
  Stream,
} from '../../testing/builders.ts';
import { rowsIn } from '../../testing/rows.ts';
import { adjustBalance } from '../adjust/rules.ts';
import { cancelLeave } from '../cancel/rules.ts';
import { changeRequest } from '../change/rules.ts';
import { decideLeave } from '../decide/rules.ts';
import { recount } from '../recount/rules.ts';
import { type EntryRow, leaveEntries, shownEntry } from './leave-entries.ts';

const week = leave('a', '2026-03-02', '2026-03-06');
const past = (...more: Event[]) => new Stream(entitled(20), requested(week), ...more);
const entries = (stream: Stream): Record<string, EntryRow> =>
  Object.fromEntries(rowsIn<EntryRow>(leaveEntries, stream));
const shown = (stream: Stream) =>
  Object.values(entries(stream)).map(({ kind, on, until, days, pending }) => [kind, on, until, days, pending]);
const decide = (approved: boolean) => (state: Stream['state']) =>
  decideLeave(state, { id: 'a', approved }, acting('m1'));
const cancel = (from?: string) => (state: Stream['state']) =>
  cancelLeave(state, { id: 'a', reason: 'Back earlier', from }, cancelling());
const holiday = (state: Stream['state']) =>
  recount(state, {
    id: 'a',
    count: counting({ holidays: [{ id: 'h', date: '2026-03-04', part: 'MORNING' }] }),
    cause: { kind: 'HOLIDAY', id: 'h' },
  });

const entitlement = ['ENTITLEMENT', '2026-01-01', '2026-01-01', 20, false];
const request = (days: number, pending: boolean) => ['REQUEST', '2026-03-02', '2026-03-06', days, pending];

describe('the entries of a balance', () => {
  it('are dated on the days that they count from, with who recorded them', () => {
    const stream = past();
    stream.do((state) =>
      adjustBalance(
        state,
        { id: 'j', leaveTypeId: annual, on: '2025-12-01', days: 1.5, reason: 'From the old system' },
        { advanceDays: 0, branchOn: () => 'b1', meaningfulLetters: 3 },
      ),
    );
    expect(shown(stream)).toEqual([
      entitlement,
      request(-5, true),
      ['ADJUSTMENT', '2025-12-01', '2025-12-01', 1.5, false],
    ]);
    expect(shownEntry(entries(stream).j!)).toEqual(
      expect.objectContaining({
        id: 'j',
        employeeId: 'id1',
        branchId: 'b1',
        exact: '3/2',
        leaveTypeId: annual,
        actor: 'actor1',
        note: 'From the old system',
        late: true,
        requestId: null,
      }),
    );
    expect(shownEntry(entries(stream).j!)).not.toHaveProperty('_parts');
    expect(entries(stream).a).toMatchObject({ late: false, requestId: 'a' });
  });

  it('are settled by an approval', () => {
    const stream = past();
    stream.do(decide(true));
    expect(shown(stream)).toEqual([entitlement, request(-5, false)]);
  });

  it.each<[string, (state: Stream['state']) => Event[]]>([
    ['a denial', decide(false)],
    ['cancelling', cancel()],
  ])('lose a reservation by %s', (_what, act) => {
    const stream = past();
    stream.do(act);
    expect(shown(stream)).toEqual([entitlement]);
  });

  it('follow an open request that changes', () => {
    const stream = past();
    const moved = leave('a', '2026-03-09', '2026-03-10');
    stream.do((state) => changeRequest(state, moved, factsFor(moved)));
    expect(shown(stream)).toEqual([entitlement, ['REQUEST', '2026-03-09', '2026-03-10', -2, true]]);
    stream.do((state) => changeRequest(state, moved, factsFor(moved, { type: { tracksBalance: false } })));
    expect(shown(stream)).toHaveLength(2);
    const elsewhere = { ...moved, leaveTypeId: 'unpaid' };
    stream.do((state) => changeRequest(state, elsewhere, factsFor(elsewhere, { type: { tracksBalance: false } })));
    expect(shown(stream)).toEqual([entitlement]);
  });

  it('17: keep what was used, and make it good with another', () => {
    const stream = past();
    stream.do(decide(true));
    stream.do(cancel('2026-03-05'));
    expect(shown(stream)).toEqual([entitlement, request(-5, false), ['RETURN', '2026-03-05', '2026-03-06', 2, false]]);
    expect(Object.values(entries(stream)).at(-1)).toMatchObject({ requestId: 'a', note: 'Back earlier' });
  });

  it('13: keep what was used when a holiday is declared later', () => {
    const stream = past();
    stream.do(decide(true));
    stream.do(holiday);
    expect(shown(stream)).toEqual([
      entitlement,
      request(-5, false),
      ['RECOUNT', '2026-03-04', '2026-03-04', 0.5, false],
    ]);
  });

  it('of an open request move with it', () => {
    const stream = past();
    const cause = { kind: 'BRANCH', id: 'b2' } as const;
    stream.do((state) => recount(state, { id: 'a', count: counting(), cause, branchId: 'b2' }));
    expect(entries(stream).a).toMatchObject({ branchId: 'b2', days: -5, pending: true });
  });

  it('change a reservation itself', () => {
    const stream = past();
    stream.do(holiday);
    expect(shown(stream)).toEqual([entitlement, request(-4.5, true)]);
    stream.do(cancel('2026-03-04'));
    expect(entries(stream).a!.days).toBe(-2);
  });

  it('are none for a type without a balance', () =>
    expect(shown(new Stream(requested(week, { type: { tracksBalance: false } })))).toEqual([]));
});
