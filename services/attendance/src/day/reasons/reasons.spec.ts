import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { factsOf, flexible, type Given, monday, office, shift, straight } from '../../testing/builders.ts';
import { flexibleWeek, runs, shifts, weekOf } from '../../testing/lives.ts';
import { dayRecords, explainedRecords } from '../records.ts';
import { type ExplainedRecord, type Reasons } from '../shapes.ts';

/** Rules and minutes of the reasons of a date, by figure. */
function whyOf(given: Given): Partial<Record<keyof Reasons, Record<string, number>>> {
  const { reasons } = explainedRecords(factsOf(given))[0]!;
  const lists = Object.entries(reasons).map(([figure, list]) => {
    return [figure, Object.fromEntries(list.map(({ rule, minutes }) => [rule, minutes]))];
  });
  return Object.fromEntries(lists);
}

describe('the reasons of a day', () => {
  it('say which shift and readings they follow from', () => {
    const [record] = explainedRecords(factsOf({ A: straight, readings: '08:20 in, 16:00 out' }));
    expect(record?.reasons.late).toEqual([
      { rule: 'lateBeyondTolerance', minutes: 20, shift: 'A', readings: ['r1', 'r2'] },
    ]);
    expect(record?.reasons.expectedWorkTime).toEqual([{ rule: 'plannedShift', minutes: 480, shift: 'A' }]);
  });

  it('are what made overtime more and less', () => {
    const A = { ...office, clockInOvertimeMin: 30, clockOutOvertimeMin: 30, clockOutOvertimeMax: 60 };
    expect(whyOf({ A, readings: '07:50 in, 19:00 out' })).toMatchObject({
      overtime: { beforeBegin: 10, belowClockInMinimum: -10, afterEnd: 120, cappedByMaximum: -60 },
      notCounted: { belowClockInMinimum: 10, cappedByMaximum: 60 },
      breakTime: { ownBreak: 60 },
      actualWorkTime: { workedAsPlanned: 540, breakTakenFromRoom: -60 },
    });
  });

  it('tell tolerance, lateness and whoever does not come apart', () => {
    const A = { ...straight, lateTolerance: 10 };
    expect(whyOf({ A, readings: '08:10 in, 16:00 out' })).toMatchObject({
      toleratedTime: { lateWithinTolerance: 10 },
      actualWorkTime: { workedAsPlanned: 470, lateWithinTolerance: 10 },
    });
    expect(whyOf({ A, readings: '08:11 in, 12:00 out, 13:00 in, 16:00 out' })).toMatchObject({
      missingTime: { lateBeyondTolerance: 11, notWorked: 60 },
    });
    expect(whyOf({ A })).toMatchObject({ type: { nobodyCame: 0 }, missingTime: { nobodyCame: 480 } });
  });

  it('name requests, approved, missing and denied', () => {
    const readings = '08:00 in, 17:00 out';
    expect(whyOf({ A: straight, overtime: [{ minutes: 40 }], readings })).toMatchObject({
      overtime: { afterEnd: 60, noClockOutOvertime: -60, approvedRequest: 40 },
    });
    const A = { ...straight, clockOutOvertimeMin: 0 };
    expect(whyOf({ A, settings: { overtimeNeedsApproval: true }, readings })).toMatchObject({
      overtime: { afterEnd: 60, notApproved: -60 },
      overtimeUnapproved: { notApproved: 60 },
    });
    expect(whyOf({ A, overtime: [{ status: 'DENIED' }], readings })).toMatchObject({
      overtimeUnapproved: { requestDenied: 60 },
    });
  });

  it('name what is set off, work on leave, and surplus that nobody asked for', () => {
    const given = { settings: { setOff: true }, readings: '10:20 in, 16:45 out' };
    expect(whyOf({ ...given, leave: [{ part: 'MORNING' }] })).toMatchObject({
      leaveTime: { leaveTakesMinutes: 240 },
      overtime: { workOnLeave: 100, setOff: -15 },
      missingTime: { earlyLeaveBeyondTolerance: 15, setOff: -15 },
      notCounted: { roomOfHalvedShift: 60 },
    });
    const A = { ...office, breakMode: 'NONE' as const };
    expect(whyOf({ A, readings: '08:00 in, 17:00 out' })).toMatchObject({
      actualWorkTime: { workedAsPlanned: 540, surplusNotCounted: -60 },
      notCounted: { surplusNotCounted: 60 },
    });
  });

  it("name the branch's break, and where it was taken", () => {
    expect(whyOf({ plan: {}, settings: { breakPreset: 'DE' }, readings: '08:00 in, 15:00 out' })).toMatchObject({
      breakTime: { branchPresetBreak: 30 },
      overtime: { unplannedWork: 420, breakTakenFromOvertime: -30 },
    });
  });

  it('say why a day is incalculable, of which readings', () => {
    const stateOf = (readings: string): Reasons['state'] =>
      explainedRecords(factsOf({ A: straight, readings }))[0]?.reasons.state;
    expect(stateOf('08:00 in')).toEqual([{ rule: 'stayNotEnded', minutes: 0, readings: ['r1'] }]);
    expect(stateOf('16:00 out')).toEqual([{ rule: 'clockOutAlone', minutes: 0, readings: ['r1'] }]);
  });

  it('show on Sunday what the week comes to', () => {
    const A = flexible(600, { over: 'WEEK' });
    const to = '2026-06-07';
    const settings = { overtimeNeedsApproval: true };
    const records = explainedRecords(factsOf({ A, settings, to, readings: '08:00 in, 20:00 out' }));
    expect(records.at(-1)?.reasons).toMatchObject({
      overtime: [
        { rule: 'weekBeyondTarget', minutes: 600 },
        { rule: 'notApproved', minutes: -600 },
      ],
    });
  });

  it('are left out where a day has none', () => {
    expect(Object.keys(whyOf({ plan: {}, from: monday, to: monday }))).toEqual(['type', 'state']);
    expect(whyOf({ A: shift('08:00-12:00'), holidays: { [monday]: 'FULL' } })).toEqual({
      type: { holiday: 0 },
      state: { over: 0 },
      expectedWorkTime: { plannedShift: 240, holiday: -240 },
    });
  });
});

/** Figures of a record that their reasons do not add up to, in whole minutes. */
const unexplained = ({ reasons, ...record }: ExplainedRecord): string[] => {
  const minutesOf = new Map<string, number[]>();
  for (const [figure, list] of Object.entries(reasons))
    minutesOf.set(
      figure,
      list.map(({ minutes }) => minutes),
    );
  return Object.entries(record)
    .filter(([figure, minutes]: [string, unknown]) => {
      const parts = minutesOf.get(figure) ?? [];
      const isWhole = parts.every((part) => Number.isInteger(part));
      return typeof minutes === 'number' && !(isWhole && parts.reduce((sum, part) => sum + part, 0) === minutes);
    })
    .map(([figure]) => figure);
};

describe('whatever happens', () => {
  const weeks = fc.oneof(weekOf(shifts), flexibleWeek);

  it('the reasons of each figure add up to it, in whole minutes', () => {
    fc.assert(
      fc.property(weeks, (facts) => {
        expect(explainedRecords(facts).flatMap(unexplained)).toEqual([]);
      }),
      runs,
    );
  });

  it('a type and a state have a reason, and records are the same without', () => {
    fc.assert(
      fc.property(weeks, (facts) => {
        const records = explainedRecords(facts);
        const isExplained = records.map(({ reasons: { type, state } }) => type?.length === 1 && Boolean(state?.length));
        expect(isExplained).not.toContain(false);
        const plain = dayRecords(facts);
        expect(records).toEqual(plain.map((record, n) => ({ ...record, reasons: records[n]?.reasons })));
      }),
      runs,
    );
  });
});
