import { describe, expect, it } from '@jest/globals';
import { projectRows, stateAfter } from '@kadro/chassis/testing/rules';
import { addDays, approval } from '@kadro/kernel';
import fc from 'fast-check';
import {
  acting,
  at,
  deciding,
  draftFacts,
  factsOf,
  hour,
  oneManager,
  Stream,
  twoManagers,
} from '../testing/overtime.ts';
import { cancelOvertime } from './cancel/rules.ts';
import { changeOvertime } from './change/rules.ts';
import { askDetail, giveDetail } from './detail/rules.ts';
import { overtime } from './events.ts';
import { requestOvertime } from './request/rules.ts';
import { type OvertimeRow } from './rows/fields.ts';
import { overtimes } from './rows/overtimes.ts';
import { sendOvertime } from './send/rules.ts';
import { overtimeOn, type OvertimeState } from './state.ts';

const first = '2026-06-01';
const dates = Array.from({ length: 4 }, (_, n) => addDays(first, n));
const date = fc.constantFrom(...dates);
const id = fc.nat(7).map((n) => `r${n}`);
const who = fc.constantFrom('m1', 'm2', 'boss');
const runs = { numRuns: 300 };

type Act = (state: OvertimeState) => ReturnType<typeof sendOvertime>;

const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(id, date, fc.boolean(), fc.boolean()).map(
    ([one, on, sent, two]): Act =>
      (state) =>
        requestOvertime(
          state,
          { ...hour(on), sent },
          sent ? factsOf(one, { steps: two ? twoManagers : oneManager }) : draftFacts(one),
        ),
  ),
  fc.tuple(id, date, fc.constantFrom(30, 60)).map(([one, on, durationInMinutes]): Act => (state) => {
    const isDraft = state.requests.get(one)?.status === 'UNKNOWN';
    return changeOvertime(state, hour(on, { durationInMinutes }), isDraft ? draftFacts(one) : factsOf(one));
  }),
  id.map(
    (one): Act =>
      (state) =>
        sendOvertime(state, factsOf(one)),
  ),
  fc
    .tuple(id, who, fc.boolean())
    .map(([one, actor, approved]): Act => deciding(one, approved, actor, { isSuperAdmin: actor === 'boss' })),
  id.map(
    (one): Act =>
      (state) =>
        askDetail(state, { id: one, note: 'For whom?' }, acting('m1')),
  ),
  id.map(
    (one): Act =>
      (state) =>
        giveDetail(state, { id: one, note: 'For Monday', at }),
  ),
  fc.tuple(id, date, fc.boolean()).map(
    ([one, today, isRequester]): Act =>
      (state) =>
        cancelOvertime(state, { id: one, reason: 'Another day', by: 'x', at, today, isRequester }),
  ),
);
const life = fc.array(acts, { maxLength: 40 });

function lived(all: readonly Act[]): Stream {
  const stream = new Stream();
  for (const act of all) stream.do(act);
  return stream;
}

const seen = ({ requests, byDate, changedAt }: OvertimeState): unknown => {
  const sorted = <V>(map: Iterable<[string, V]>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    sorted(requests.entries()),
    sorted(byDate.entries()).map(([on, ids]) => [on, [...ids].sort()]),
    sorted(changedAt.entries()),
  ];
};

describe('the overtime of a person, whatever happens in whatever order', () => {
  it('has at most one request of a date that is open or approved', () => {
    fc.assert(
      fc.property(life, (all) => {
        const { state } = lived(all);
        const occupying = [...state.requests.values()].filter(
          ({ status }) => approval.isOpen(status) || status === 'APPROVED',
        );
        expect(new Set(occupying.map(({ overtimeDate }) => overtimeDate)).size).toBe(occupying.length);
      }),
      runs,
    );
  });

  it('has each request under its own date and under no other, and says what is decided of it', () => {
    fc.assert(
      fc.property(life, (all) => {
        const { state } = lived(all);
        const places = [...state.byDate].flatMap(([on, ids]) => ids.map((one) => `${one} ${on}`));
        const own = [...state.requests.values()].map((one) => `${one.id} ${one.overtimeDate}`);
        expect(places.sort()).toEqual(own.sort());
        const decided = [...state.requests.values()].filter(
          ({ status }) => status === 'APPROVED' || status === 'DENIED',
        );
        expect(dates.flatMap((on) => overtimeOn(state, on))).toHaveLength(decided.length);
      }),
      runs,
    );
  });

  it('shows each request with the state that rules see', () => {
    fc.assert(
      fc.property(life, (all) => {
        const { state, events } = lived(all);
        const rows = Object.values(projectRows<OvertimeRow>(overtimes, events));
        const shown = ({
          id: one,
          status,
          overtimeDate,
          durationInMinutes,
        }: Omit<OvertimeRow, 'revision'> | ReturnType<typeof of>) =>
          [one, status, overtimeDate, durationInMinutes].join(' ');
        const of = (one: string) => state.requests.get(one)!;
        expect(rows.map(shown).sort()).toEqual([...state.requests.keys()].map((one) => shown(of(one))).sort());
      }),
      runs,
    );
  });

  it('gets nothing from what is said twice', () => {
    fc.assert(
      fc.property(life, acts, (all, act) => {
        const stream = lived(all);
        stream.do(act);
        const before = stream.events.length;
        stream.do(act);
        expect(stream.events).toHaveLength(before);
      }),
      runs,
    );
  });

  it('is the same whatever happens to other dates in between', () => {
    fc.assert(
      fc.property(life, fc.infiniteStream(fc.boolean()), (all, coins) => {
        const { events } = lived(all);
        const half = (isIn: boolean) => events.filter(({ data }) => (Number(data.id.slice(1)) % 2 === 0) === isIn);
        const [even, odd] = [half(true), half(false)];
        const mixed = [];
        while (even.length > 0 || odd.length > 0) {
          const from = odd.length === 0 || (even.length > 0 && coins.next().value) ? even : odd;
          mixed.push(from.shift()!);
        }
        expect(seen(stateAfter(overtime, mixed))).toEqual(seen(stateAfter(overtime, events)));
      }),
      runs,
    );
  });
});
