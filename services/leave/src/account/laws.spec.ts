import { describe, expect, it } from '@jest/globals';
import { addDays } from '@kadro/kernel';
import fc from 'fast-check';
import Fraction from 'fraction.js';
import { acting, annual, cancelling, type Event, factsFor, Stream } from '../testing/builders.ts';
import {
  about,
  advanceDays,
  asking,
  deciding,
  inputOf,
  length,
  life,
  lived,
  members,
  parts,
  runs,
} from '../testing/life.ts';
import { rowsIn } from '../testing/rows.ts';
import { cancelLeave } from './cancel/rules.ts';
import { decideLeave } from './decide/rules.ts';
import { setEntitlement } from './entitle/rules.ts';
import { requestLeave } from './request/rules.ts';
import { summaryFrom } from './rows/balances/from-ledger.ts';
import { statementOf } from './rows/balances/statement.ts';
import { type EntryRow, entryWithin, leaveEntries } from './rows/leave-entries.ts';
import { leaveLedgers, type LedgerRow } from './rows/leave-ledgers.ts';
import { type LeaveRequestRow } from './rows/requests/fields.ts';
import { leaveRequests } from './rows/requests/model.ts';
import { balanceOn, lowestFrom, shortfallFrom, summaryOn, yearOf } from './shared/balances.ts';
import { daysOf, toNumber, zero } from './shared/days.ts';
import { hundredths } from './shared/numbers/hundredths.ts';
import { type LeaveAccountState } from './state.ts';

const dates = Array.from({ length: 130 }, (_, n) => addDays('2026-10-31', n));
const entriesOf = (stream: Stream): EntryRow[] => [...rowsIn<EntryRow>(leaveEntries, stream).values()];
const sumTo = (entries: readonly EntryRow[], date: string): Fraction =>
  entries.flatMap(({ _parts }) => _parts).reduce((sum, { on, days }) => (on <= date ? sum.add(days) : sum), zero);

/** Sorted, as equal accounts may differ in the order of their maps. */
function booked({ ledgers, taken, open }: LeaveAccountState): unknown {
  const texts = [...ledgers].flatMap(([typeId, { granted, taken: used }]) =>
    [...granted, ...used].flatMap(([month, { net, days }]) => [
      `${typeId} ${month} ${net.toFraction()}`,
      ...[...days].map(([on, sum]) => `${typeId} ${on} ${sum.toFraction()}`),
    ]),
  );
  return {
    ledgers: texts.sort(),
    taken: [...taken].map(([date, list]) => [date, ...list.map((one) => JSON.stringify(one)).sort()].join()).sort(),
    open: [...open].sort(),
  };
}

describe('a leave account, whatever happens in whatever order', () => {
  it('has the sum of its entries as balance, on every date', () => {
    fc.assert(
      fc.property(life, (steps) => {
        const stream = lived(steps);
        const entries = entriesOf(stream);
        const changes = [...new Set(['2200-12-31', ...entries.flatMap(({ _parts }) => _parts.map(({ on }) => on))])];
        const balances = (balanceTo: (date: string) => Fraction): string[] =>
          changes.map((date) => `${date} ${balanceTo(date).toFraction()}`);
        expect(balances((date) => sumTo(entries, date))).toEqual(
          balances((date) => balanceOn(stream.state, annual, date)),
        );
        for (const entry of entries)
          expect(entry.days).toBe(toNumber(entry._parts.reduce((sum, { days }) => sum.add(days), zero)));
      }),
      runs,
    );
  });

  it('shows lines that add up to what is shown of the balance, on every date', () => {
    fc.assert(
      fc.property(life, fc.constantFrom(...dates), (steps, on) => {
        const stream = lived(steps);
        const year = Number(on.slice(0, 4));
        const entries = entriesOf(stream)
          .map((entry) => entryWithin(entry, year))
          .filter(({ _parts }) => _parts.length > 0)
          .sort((a, b) => (a.on < b.on ? -1 : 1));
        const { opening, lines, following, balance } = statementOf({
          account: stream.state,
          entries,
          leaveTypeId: annual,
          on,
        });
        const cents = (days: number) => Math.round(days * 100);
        const sum = [opening, ...lines.map(({ change }) => change), following].reduce(
          (all, one) => all + cents(one),
          0,
        );
        expect(sum).toBe(cents(balance));
        expect(balance).toBe(hundredths(toNumber(balanceOn(stream.state, annual, on))));
        const running = lines.map(({ balance: after }, n) => cents(after) - cents(lines[n - 1]?.balance ?? opening));
        expect(running).toEqual(lines.map(({ change }) => cents(change)));
      }),
      runs,
    );
  });

  it('never takes more of a date than it has', () => {
    fc.assert(
      fc.property(life, (steps) => {
        const { state } = lived(steps);
        for (const [date, taken] of state.taken) {
          const days = taken.flatMap(({ requestId }) =>
            state.requests.get(requestId)!.days.filter((day) => day.date === date),
          );
          expect(daysOf(days).lte(1)).toBe(true);
        }
      }),
      runs,
    );
  });

  it('tells the same balance as a sum of four and as a line, pending entries apart', () => {
    fc.assert(
      fc.property(life, fc.constantFrom(...dates), (steps, date) => {
        const stream = lived(steps);
        const { previousBalance, accrualCalculatedCount, used, reserved, balance } = summaryOn(
          stream.state,
          annual,
          date,
        );
        expect(previousBalance.add(accrualCalculatedCount).sub(used).sub(reserved).toFraction()).toBe(
          balance.toFraction(),
        );
        const point = yearOf(stream.state, annual, Number(date.slice(0, 4))).points.findLast(({ on }) => on <= date)!;
        const decided = entriesOf(stream).filter(({ pending }) => !pending);
        expect([point.expected, point.balance].map((days) => days.toFraction())).toEqual(
          [balance, sumTo(decided, date)].map((days) => days.toFraction()),
        );
      }),
      runs,
    );
  });

  it('tells the same from the sums that lists are made of', () => {
    fc.assert(
      fc.property(life, fc.constantFrom(...dates), (steps, date) => {
        const stream = lived(steps);
        const [ledger] = rowsIn<LedgerRow>(leaveLedgers, stream).values();
        const { lowest, ...sums } = summaryFrom(ledger!, annual, date);
        const exact = (values: object) =>
          Object.fromEntries(Object.entries(values).map(([name, value]) => [name, (value as Fraction).toFraction()]));
        expect(exact(Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, value.value()])))).toEqual(
          exact(summaryOn(stream.state, annual, date)),
        );
        expect(lowest.value().toFraction()).toBe(lowestFrom(stream.state, annual, date).balance.toFraction());
        const until = addDays(date, 20);
        expect(summaryFrom(ledger!, annual, date, until).lowest.value().toFraction()).toBe(
          lowestFrom(stream.state, annual, date, [], until).balance.toFraction(),
        );
        expect(sums.balance.shown()).toBe(toNumber(balanceOn(stream.state, annual, date)));
        const requests = Object.values(ledger!.open).flatMap((texts) =>
          texts.map((text) => text.slice(0, text.indexOf(' '))),
        );
        expect(requests.sort()).toEqual(
          [...stream.state.open].filter((id) => !daysOf(stream.state.requests.get(id)!.days).equals(0)).sort(),
        );
      }),
      runs,
    );
  });

  it('never lies below the advance by what members do: only events that say so take it there', () => {
    fc.assert(
      fc.property(life, (steps) => {
        let mayLack = false;
        lived(steps, (stream, step) => {
          const before = stream.events.length;
          step(stream);
          const lack = shortfallFrom(stream.state, annual, '2026-01-01', new Fraction(advanceDays));
          const happens = stream.events.slice(before) as Event[];
          for (const { data } of happens) if ('shortfall' in data) mayLack = mayLack || data.shortfall !== null;
          if (lack) expect(mayLack).toBe(true);
        });
      }),
      runs,
    );
  });

  it('lets no member make a shortage worse', () => {
    fc.assert(
      fc.property(life, members, (steps, act) => {
        const stream = lived(steps);
        const before = lowestFrom(stream.state, annual, '2026-01-01').balance;
        act(stream);
        const after = lowestFrom(stream.state, annual, '2026-01-01').balance;
        expect(after.gte(before) || after.gte(-advanceDays)).toBe(true);
      }),
      runs,
    );
  });

  it('is as if nothing had been once a request is cancelled', () => {
    fc.assert(
      fc.property(life, asking, fc.boolean(), (steps, ask, approved) => {
        const stream = lived(steps);
        const before = booked(stream.state);
        const id = `r${stream.state.requests.size}`;
        if (ask(stream)) return;
        if (approved)
          for (const who of ['m1', 'm2']) stream.do((state) => decideLeave(state, { id, approved }, acting(who)));
        expect(stream.do((state) => cancelLeave(state, { id, reason: 'Back earlier' }, cancelling()))).toBeNull();
        expect(booked(stream.state)).toEqual(before);
      }),
      runs,
    );
  });

  it('is not changed by a decision that is made again', () => {
    fc.assert(
      fc.property(life, deciding, (steps, decide) => {
        const stream = lived(steps);
        if (decide(stream)) return;
        const { length: once } = stream.events;
        expect(decide(stream)).toBe('request_decided');
        expect(stream.events.length).toBe(once);
      }),
      runs,
    );
  });

  it('does not depend on the order of what has nothing to do with each other', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(length, parts), { maxLength: 6 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 4 }),
        fc.integer(),
        (requests, grants, seed) => {
          const asked = requests.map(([more, part], n): Event[] => {
            const input = inputOf(`r${n}`, n * 12, more, part);
            const facts = factsFor(input, { type: { advanceDays: 100 } });
            return facts.days.some(({ minutes }) => minutes > 0) ? requestLeave(new Stream().state, input, facts) : [];
          });
          const entitled = grants.map((days, n): Event[] =>
            setEntitlement(new Stream().state, { id: `e${n}`, leaveTypeId: annual, year: 2024 + n, days }, about),
          );
          const events = [...asked, ...entitled].flat();
          const shuffled = events
            .map((event, n) => ({ event, at: Math.sin(seed + n) }))
            .sort((a, b) => a.at - b.at)
            .map(({ event }) => event);
          expect(booked(new Stream(...shuffled).state)).toEqual(booked(new Stream(...events).state));
        },
      ),
      runs,
    );
  });

  it('shows every request as it stands', () => {
    fc.assert(
      fc.property(life, (steps) => {
        const stream = lived(steps);
        const rows = rowsIn<LeaveRequestRow>(leaveRequests, stream);
        for (const [id, { status, days, steps: chain, documents }] of stream.state.requests) {
          const row = rows.get(id)!;
          expect(row).toMatchObject({
            status,
            documentIds: documents,
            steps: chain.map(({ managerId, state }) => ({ managerId, state })),
          });
          if (status === 'APPROVED' || status === 'PENDING')
            expect([row.days, row.dayDetails.filter(({ returned }) => !returned).map(({ date }) => date)]).toEqual([
              toNumber(daysOf(days)),
              days.map(({ date }) => date),
            ]);
          expect(row.waitingFor.length > 0).toBe(status === 'PENDING');
        }
      }),
      runs,
    );
  });
});
