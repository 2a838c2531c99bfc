import { randomUUID } from 'node:crypto';
import { addDays } from '@kadro/kernel';
import { passTime } from '../../passing/task.ts';
import { type Case } from '../../cases/schema.ts';
import { branch, holiday, person } from '../identity-messages.ts';
import { type Company, ids } from '../company.ts';
import { type Dice, diceOf } from './dice.ts';
import { type Turn } from './turn.ts';
import {
  askOvertime,
  defineShifts,
  fieldsOf,
  found,
  leaveOf,
  place,
  plan,
  rangeOf,
  rulesOf,
  send,
  setRules,
  shownDays,
} from '../over-http.ts';

type Act = () => Promise<unknown>;

/** Acts of several threads one after the other: each thread in its order, and the threads in any. */
async function play(threads: readonly Act[][], dice: Dice): Promise<void> {
  const waiting = threads.filter((thread) => thread.length > 0).map((thread) => [...thread]);
  while (waiting.length > 0) {
    const n = dice(waiting.length);
    await waiting[n]!.shift()!();
    if (waiting[n]!.length === 0) waiting.splice(n, 1);
  }
}

/**
 * Plays a case for a person of its own as it may have come about: in any order, with other rules, shifts, plans, places,
 * readings and leave first, each put right afterwards. No reading has a choice of shift. Answers what is shown at the end.
 */
export async function playHistory(company: Company, one: Case, seed: number, turn: Turn | null = null) {
  const dice = diceOf(seed);
  const [branchId, elsewhere, employeeId] = [randomUUID(), randomUUID(), randomUUID()];
  company.clock.set(one.now);
  await found(company, { ...one, holidays: {} }, branchId, employeeId);
  await company.publish(branch(place, { id: elsewhere, zone: turn?.zone ?? 'Pacific/Auckland' }));
  const shifts = await defineShifts(company, { ...one, shifts: mapped(one.shifts, (shift) => other(shift, dice)) });
  const history = { company, one, employeeId, shifts, dice, turn };
  const [zoned, moved] = [[{ from: '2020-01-01', branchId: elsewhere }], [{ from: '2020-01-01', branchId }]];
  if (turn) moved.push({ from: turn.date, branchId: elsewhere });
  await play(
    [
      rulesThread(history),
      planThread(history),
      [
        () => company.publish(person(place, placesOf(employeeId, zoned))),
        () => company.publish(person(place, placesOf(employeeId, moved))),
      ],
      ...Object.entries(one.holidays).map(([date, part]) =>
        holidayThread(company, turn && date >= turn.date ? elsewhere : branchId, date, part),
      ),
      ...one.leave.map((part) => leaveThread(history, part)),
      ...one.readings.map((reading) => readingThread(history, reading)),
      strayThread(history),
      strayThread(history),
      ...one.overtime.map((request) => [() => askOvertime(company, request, employeeId)]),
    ],
    dice,
  );
  await pass(company);
  const names = new Map([...shifts].map(([name, id]) => [id, name]));
  return shownDays(company, one, employeeId, names);
}

/** Time is recorded to have passed. */
async function pass({ hosted: { runtime }, ports }: Company): Promise<void> {
  await passTime.run(runtime);
  await runtime.caughtUp(await ports.events.head(), 'written');
}

interface History {
  company: Company;
  one: Case;
  employeeId: string;
  shifts: ReadonlyMap<string, string>;
  dice: Dice;
  turn: Turn | null;
}

const mapped = <T, R>(record: Readonly<Record<string, T>>, to: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));

/** A shift with other rules, which is corrected afterwards. */
const other = (shift: Case['shifts'][string], dice: Dice): Case['shifts'][string] =>
  dice(2) === 0
    ? shift
    : {
        ...shift,
        ...(shift.begin && shift.end && dice(2) === 0
          ? { begin: shift.end, end: shift.begin, totalWorkTime: null }
          : {}),
        lateTolerance: shift.lateTolerance + 7,
        midnightTolerance: 200,
        clockInOvertimeMin: 0,
        clockInOvertimeMax: null,
      };

function placesOf(id: string, places: readonly { from: string; branchId: string }[]) {
  return {
    id,
    branchId: places.at(-1)?.branchId,
    overtimeManagers: [ids.manager],
    places,
    plannedPlaces: places,
    employments: [{ from: '2020-01-01' }],
  };
}

function rulesThread({ company, one, employeeId, dice, turn }: History): Act[] {
  const { settings } = one;
  const before: Case['settings'] = {
    ...settings,
    debounce: 0,
    windowBefore: settings.windowBefore + 45 * dice(2),
    setOff: !settings.setOff,
    overtimeNeedsApproval: !settings.overtimeNeedsApproval,
    breakPreset: 'TR',
    longestStay: 700,
  };
  let rules = '';
  return [
    async () => (rules = await setRules(company, { ...one, settings: before }, employeeId)),
    () =>
      send(
        company,
        `shift-parameters/${rules}`,
        { ...rulesOf(settings), effectiveOn: rangeOf(one).from },
        { method: 'PUT' },
      ),
    ...(turn
      ? [
          () =>
            send(
              company,
              `shift-parameters/${rules}`,
              { ...rulesOf(turn.settings), effectiveOn: turn.date },
              { method: 'PUT' },
            ),
        ]
      : []),
  ];
}

function planThread({ company, one, employeeId, shifts, turn }: History): Act[] {
  const dates = Object.keys(one.plan).toSorted();
  const turned = Object.fromEntries(dates.map((date, n) => [date, one.plan[dates[(n + 1) % dates.length]!]!]));
  const whole = {
    ...one,
    plan: Object.fromEntries(Object.entries(turned).map(([date, names]) => [date, names.slice(0, 1)])),
  };
  const redefine = (name: string, shift: Case['shifts'][string], effectiveOn: string) =>
    send(company, `shifts/${shifts.get(name)}`, { ...fieldsOf(shift), effectiveOn }, { method: 'PUT' });
  return [
    () => plan(company, whole, employeeId, shifts),
    () => plan(company, one, employeeId, shifts, true),
    ...Object.entries(one.shifts).map(
      ([name, shift]): Act =>
        () =>
          redefine(name, shift, rangeOf(one).from),
    ),
    ...Object.entries(turn?.shifts ?? {}).map(
      ([name, shift]): Act =>
        () =>
          redefine(name, shift, turn!.date),
    ),
  ];
}

function holidayThread(company: Company, branchId: string, date: string, part: string): Act[] {
  const [id, wrong] = [randomUUID(), randomUUID()];
  return [
    () => company.publish(holiday(place, { id: wrong, branchId, date: addDays(date, 1), part: 'FULL' })),
    () => company.publish(holiday(place, { id, branchId, date, part })),
    () =>
      company.publish(holiday(place, { id: wrong, branchId, date: addDays(date, 1), part: 'FULL', archived: true })),
  ];
}

function leaveThread({ company, one, employeeId, dice }: History, part: Case['leave'][number]): Act[] {
  const say = (told: Case['leave'][number], id?: string): Act => {
    return () => company.publish(leaveOf(told, employeeId, id));
  };
  if (dice(2) === 0) return [say(part)];
  const dates = Object.keys(one.plan);
  const wrong = { ...part, date: dates[dice(dates.length)] ?? part.date };
  const [id, ofWrong] = [randomUUID(), randomUUID()];
  return [
    say({ ...wrong, status: 'APPROVED' }, ofWrong),
    say({ ...part, status: 'PENDING' }, id),
    say(part, id),
    say({ ...wrong, status: 'CANCELLED' }, ofWrong),
  ];
}

function read({ company, employeeId }: History, { at, kind }: Case['readings'][number]): Promise<string> {
  return send(company, 'clock-records', { employeeId, at: Temporal.Instant.from(at).toString(), eventType: kind });
}

const after = (at: string, seconds: number): string => Temporal.Instant.from(at).add({ seconds }).toString();

function readingThread(history: History, reading: Case['readings'][number]): Act[] {
  const { company, one, employeeId, dice } = history;
  const wrong = after(reading.at, (dice(2) === 0 ? -1 : 1) * (dice(30_000) * 1 + 17));
  if (dice(3) > 0 || wrong > one.now) return [() => read(history, reading)];
  let id = '';
  const right = {
    employeeId,
    at: Temporal.Instant.from(reading.at).toString(),
    eventType: reading.kind,
    reason: 'The clock was wrong',
  };
  return [
    async () => (id = await read(history, { ...reading, at: wrong, kind: dice(2) === 0 ? 'UNKNOWN' : reading.kind })),
    () => send(company, `clock-records/${id}`, right, { method: 'PUT' }),
  ];
}

/** A reading that is taken back. */
function strayThread(history: History): Act[] {
  const { company, one, employeeId, dice } = history;
  const days = Object.keys(one.plan);
  const day = days[dice(days.length)] ?? one.from;
  const at = after(`${day}T00:00:00Z`, dice(86_400));
  if (at > one.now) return [];
  let id = '';
  return [
    async () => (id = await read(history, { id: 'stray', at, kind: 'CLOCK_IN' })),
    () => send(company, `clock-records/${id}`, { employeeId, reason: 'Not his card' }, { method: 'DELETE' }),
  ];
}
