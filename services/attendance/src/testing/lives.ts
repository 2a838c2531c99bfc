import fc from 'fast-check';
import {
  type DayFacts,
  type Leave,
  type OvertimeRequest,
  type Reading,
  type Settings,
  type Shift,
} from '../day/shapes.ts';
import { settings, shift as shiftOf, flexible } from './builders.ts';

/** Runs of a law. */
export const runs = { numRuns: 400 };

const minutesOfDay = 1_440;
const time = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const tolerance = fc.constantFrom(0, 0, 5, 15);
const limit = fc.constantFrom(null, null, 0, 30);

const rules = fc.record({
  lateTolerance: tolerance,
  earlyTolerance: tolerance,
  breakTime: fc.constantFrom(0, 30, 45, 60),
  breakPaid: fc.boolean(),
  breakMode: fc.constantFrom('AUTOMATIC' as const, 'READINGS' as const, 'NONE' as const),
  clockInOvertimeMin: limit,
  clockOutOvertimeMin: limit,
});

/** Shifts of all kinds but WEEK, ordinary ones most of the time. */
export const shifts: fc.Arbitrary<Shift> = fc
  .record({
    kind: fc.constantFrom('FIX', 'FIX', 'FIX', 'DYNAMIC', 'OVERTIME', 'COUNTED', 'FLEXIBLE', 'OFF_DAY'),
    begin: fc.nat({ max: 95 }),
    length: fc.integer({ min: 8, max: 48 }),
    isShort: fc.boolean(),
    hasCore: fc.boolean(),
    rules,
  })
  .map(({ kind, begin, length, isShort, hasCore, rules: more }): Shift => {
    const total = Math.max(60, length * 15 - (isShort ? 45 : 0));
    if (kind === 'FLEXIBLE') return flexible(total, { ...more, core: hasCore ? ['10:00', '14:00'] : null });
    const times = `${time(begin * 15)}-${time((begin + length) * 15)}`;
    const type = kind === 'COUNTED' ? 'FIX' : (kind as Shift['type']);
    return shiftOf(times, { ...more, type, countAsOvertime: kind === 'COUNTED', totalWorkTime: total });
  });

/** FLEXIBLE duties over the week. */
export const weekShifts: fc.Arbitrary<Shift> = fc
  .record({ total: fc.integer({ min: 600, max: 3_000 }), weekendDays: fc.nat({ max: 3 }), rules })
  .map(({ total, weekendDays, rules: more }) => flexible(total, { ...more, over: 'WEEK', weekendDays }));

const kinds: readonly Reading['kind'][] = [
  'CLOCK_IN',
  'CLOCK_OUT',
  'CLOCK_IN',
  'CLOCK_OUT',
  'UNKNOWN',
  'BREAK_IN',
  'LUNCH_OUT',
  'DUTY_OUT',
];

interface Week {
  first: string;
  /** The UTC midnight of its Monday, in milliseconds. */
  begin: number;
  days: readonly string[];
}

const weekFrom = (first: string): Week => {
  const begin = Date.parse(`${first}T00:00:00Z`);
  const days = Array.from({ length: 7 }, (_, n) => new Date(begin + n * 86_400_000).toISOString().slice(0, 10));
  return { first, begin, days };
};

/** An ordinary week, and those of the clock changes of Berlin. */
export const weeks = ['2026-06-01', '2026-03-23', '2026-10-19'].map(weekFrom);

const readingsIn = ({ begin }: Week): fc.Arbitrary<Reading[]> =>
  fc
    .array(fc.record({ at: fc.nat({ max: 7 * minutesOfDay * 4 }), kind: fc.constantFrom(...kinds) }), { maxLength: 40 })
    .map((list) =>
      list.map(({ at, kind }, n): Reading => {
        return { id: `r${n}`, at: new Date(begin + at * 15_000).toISOString(), kind };
      }),
    );

const leaveIn = ({ days }: Week): fc.Arbitrary<Leave[]> =>
  fc.array(
    fc.record({
      date: fc.constantFrom(...days),
      part: fc.oneof(
        fc.constantFrom('FULL_DAY' as const, 'MORNING' as const, 'AFTERNOON' as const),
        fc.tuple(fc.nat({ max: 80 }), fc.integer({ min: 1, max: 15 })).map(([from, length]) => {
          return [time(from * 15), time((from + length) * 15)] as const;
        }),
      ),
      status: fc.constantFrom('APPROVED', 'APPROVED', 'PENDING'),
      onDuty: fc.boolean(),
    }),
    { maxLength: 5 },
  );

const requestsIn = ({ days }: Week): fc.Arbitrary<OvertimeRequest[]> =>
  fc.array(
    fc.record({
      date: fc.constantFrom(...days),
      period: fc.constantFrom('CLOCK_IN' as const, 'CLOCK_OUT' as const, 'CLOCK_IN_OUT' as const),
      minutes: fc.nat({ max: 120 }),
      status: fc.constantFrom('APPROVED', 'APPROVED', 'DENIED', 'PENDING'),
    }),
    { maxLength: 5 },
  );

const anySettings: fc.Arbitrary<Settings> = fc
  .record({
    overtimeNeedsApproval: fc.boolean(),
    setOff: fc.boolean(),
    clockChange: fc.constantFrom('ELAPSED' as const, 'NOMINAL' as const),
    breakPreset: fc.constantFrom('NONE' as const, 'DE' as const, 'NL' as const, 'TR' as const),
    windowBefore: fc.constantFrom(15, 120),
  })
  .map((more) => ({ ...settings, ...more }));

const plannedIn = ({ days }: Week, ids: readonly string[]): fc.Arbitrary<Record<string, string[]>> =>
  fc
    .array(fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 2 }), { minLength: 7, maxLength: 7 })
    .map((lists) => Object.fromEntries(days.map((day, n) => [day, lists[n] ?? []])));

const holidaysIn = ({ days }: Week): fc.Arbitrary<DayFacts['holidays']> =>
  fc
    .array(
      fc.tuple(fc.constantFrom(...days), fc.constantFrom('FULL' as const, 'MORNING' as const, 'AFTERNOON' as const)),
      {
        maxLength: 2,
      },
    )
    .map((list) => Object.fromEntries(list));

/** The facts of a week of a person, over or not. */
export const weekOf = (shift: fc.Arbitrary<Shift>): fc.Arbitrary<DayFacts> =>
  fc.constantFrom(...weeks).chain((week) =>
    fc.record({
      zone: fc.constant('Europe/Berlin'),
      now: fc.constantFrom(30, 30, 4).map((days) => new Date(week.begin + days * 86_400_000).toISOString()),
      settings: anySettings,
      shifts: fc.record({ A: shift, B: shift }),
      plan: plannedIn(week, ['A', 'B']),
      holidays: holidaysIn(week),
      leave: leaveIn(week),
      overtime: requestsIn(week),
      readings: readingsIn(week),
      from: fc.constant(week.first),
      to: fc.constant(week.days[6]!),
    }),
  );

/** The facts of a week with one WEEK duty, on some of its dates. */
export const flexibleWeek: fc.Arbitrary<DayFacts> = weekOf(weekShifts).map((facts): DayFacts => {
  const plan = Object.fromEntries(
    Object.entries(facts.plan).map(([day, ids]) => [day, ids.slice(0, 1).map(() => 'A')]),
  );
  return { ...facts, plan };
});
