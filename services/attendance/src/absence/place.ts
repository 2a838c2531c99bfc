import { minutesOfDay } from '../day/clock/days.ts';
import { type Leave, type LocalSpan, type Shift } from '../day/shapes.ts';
import { timesOf } from '../day/planned/times.ts';
import { expectedMinutes } from '../shift/minutes.ts';
import { type Absence, type DayPart } from './shape.ts';

type Quarter = Extract<DayPart, `${string}_QUARTER`>;

/** Minutes since midnight, and how many of them are planned. */
interface Timed {
  begin: number;
  end: number;
  total: number;
}

/** A flexible day has no times; its middle lies where leave places it (decision 0013). */
const midday = 13 * 60;

const floorHalf = (minutes: number): number => Math.floor(minutes / 2);

function timedOf(shift: Shift): Timed[] {
  const total = expectedMinutes(shift);
  if (total === 0) return [];
  const from = midday - floorHalf(total);
  const [begin, end] = timesOf(shift) ?? [from, from + total];
  return [{ begin, end, total }];
}

const quarters: readonly Quarter[] = ['FIRST_QUARTER', 'SECOND_QUARTER', 'THIRD_QUARTER', 'FOURTH_QUARTER'];

/** From which planned minute of the day to which: halves of the halves, rounded down each. */
function minutesOf(part: Quarter, total: number): readonly [number, number] {
  const half = floorHalf(total);
  const edges = [0, floorHalf(half), half, half + floorHalf(total - half), total];
  const n = quarters.indexOf(part);
  return [edges[n]!, edges[n + 1]!];
}

/** Those of the first half count from the begin of their shift, the others back from its end. */
function spansOf(part: Quarter, shifts: readonly Timed[]): [number, number][] {
  const [from, to] = minutesOf(
    part,
    shifts.reduce((sum, { total }) => sum + total, 0),
  );
  const isFirstHalf = quarters.indexOf(part) < 2;
  let before = 0;
  return shifts.flatMap(({ begin, end, total }): [number, number][] => {
    const [first, last] = [Math.max(from - before, 0), Math.min(to - before, total)];
    before += total;
    const origin = isFirstHalf ? begin : end - total;
    return first < last ? [[origin + first, origin + last]] : [];
  });
}

function timeOf(minute: number): string {
  const ofDay = minute % minutesOfDay;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}

/** Local times of a quarter. Of several candidates the shortest stands for all: it is expected of who does not come. */
function quarterOf(part: Quarter, shifts: readonly Shift[]): LocalSpan[] {
  const candidates = shifts.filter(({ type }) => type === 'DYNAMIC');
  const [dynamic] = candidates.toSorted((a, b) => expectedMinutes(a) - expectedMinutes(b));
  const timed = shifts
    .filter((one) => one.type !== 'DYNAMIC' || one === dynamic)
    .flatMap(timedOf)
    .toSorted((a, b) => a.begin - b.begin);
  return spansOf(part, timed).map(([from, to]) => [timeOf(from), timeOf(to)]);
}

function partsOf({ part, beginTime, endTime }: Absence, shifts: readonly Shift[]): Leave['part'][] {
  if (part === 'FULL') return ['FULL_DAY'];
  if (part === 'FIRST_HALF') return ['MORNING'];
  if (part === 'SECOND_HALF') return ['AFTERNOON'];
  if (part !== 'HOURS') return quarterOf(part, shifts);
  return beginTime !== null && endTime !== null ? [[beginTime, endTime]] : [];
}

/** Approved leave of a date, placed against its shifts. */
export const placed = (date: string, absences: readonly Absence[], shifts: readonly Shift[]): Leave[] =>
  absences.flatMap((absence) =>
    partsOf(absence, shifts).map((part) => ({ date, part, status: 'APPROVED', onDuty: absence.kind === 'ON_DUTY' })),
  );
