import { type Refusal } from '@kadro/chassis';
import { addDays } from '@kadro/kernel';
import { timesOf, usualTotal } from '../../day/planned/times.ts';
import { type Shift } from '../../day/shapes.ts';
import { presetLack } from '../../day/worked/breaks.ts';
import { type RuleValues } from '../../rule-sets/shape.ts';

/** A rule that a plan does not keep, as a warning or as what it is refused for. */
export interface Finding extends Refusal {
  date: string;
  isRefused: boolean;
}

export interface Limited {
  /** Dates that are planned now. */
  dates: Iterable<string>;
  /** Of all that is planned on a date, with what is planned now. */
  on: (date: string) => readonly Shift[];
  rules: (date: string) => RuleValues;
}

const dayMinutes = 1_440;

/** Candidates of a date are alternatives: nobody knows yet which it will be. */
const certainTimes = (shifts: readonly Shift[]): (readonly [number, number])[] =>
  shifts
    .filter(({ type }) => type !== 'DYNAMIC')
    .flatMap((one) => {
      const times = timesOf(one);
      return times ? [times] : [];
    });

/** Minutes that are to be worked on the date; those of a week are not. */
function totalOf(shift: Shift): number {
  const times = timesOf(shift);
  if (times) return shift.totalWorkTime ?? usualTotal(shift, times[1] - times[0]);
  return shift.type === 'FLEXIBLE' && shift.over !== 'WEEK' ? (shift.totalWorkTime ?? 0) : 0;
}

/** Between the shifts of the day before and those of the date, by the clock on the wall; null = nothing to compare. */
function restBefore(on: Limited['on'], date: string): number | null {
  const [before, after] = [certainTimes(on(addDays(date, -1))), certainTimes(on(date))];
  if (before.length === 0 || after.length === 0) return null;
  const last = Math.max(...before.map(([, end]) => end));
  return Math.min(...after.map(([begin]) => begin)) + dayMinutes - last;
}

function rests({ dates, on, rules }: Limited): Finding[] {
  const looked = new Set([...dates].flatMap((date) => [date, addDays(date, 1)]));
  return [...looked].toSorted().flatMap((date) => {
    const { restBetweenShifts: min, restLimit } = rules(date);
    const rest = restBefore(on, date);
    const isKept = rest === null || rest >= min;
    return isKept
      ? []
      : [
          {
            name: 'workplan_rest_short',
            date,
            params: { on: date, min },
            details: { on: date, rest },
            isRefused: restLimit === 'REFUSE',
          },
        ];
  });
}

function ofDate(date: string, shifts: readonly Shift[], rules: RuleValues): Finding[] {
  const findings: Finding[] = [];
  const dynamic = shifts.filter(({ type }) => type === 'DYNAMIC').map(totalOf);
  const others = shifts.filter(({ type }) => type !== 'DYNAMIC').map(totalOf);
  const planned = others.reduce((sum, one) => sum + one, Math.max(0, ...dynamic));
  const max = rules.dailyMost;
  if (max !== null && planned > max)
    findings.push({
      name: 'workplan_daily_most',
      date,
      params: { on: date, max },
      details: { on: date, planned },
      isRefused: rules.dailyLimit === 'REFUSE',
    });
  const lack = Math.max(0, ...shifts.map((one) => lackOf(one, rules)));
  if (lack > 0)
    findings.push({
      name: 'shift_without_break_room',
      date,
      params: { on: date },
      details: { on: date, lack },
      isRefused: false,
    });
  return findings;
}

/** Minutes of the preset's break for which the shift has no room (attendance-day.md, sections 3 and 4.4). */
function lackOf(shift: Shift, { breakPreset }: RuleValues): number {
  const times = timesOf(shift);
  if (!times) return 0;
  const total = totalOf(shift);
  const paid = shift.breakPaid && shift.breakMode !== 'NONE' ? shift.breakTime : 0;
  return presetLack(breakPreset, total, times[1] - times[0] - total + paid);
}

/** In order of dates, those of a date together. */
export const findingsOf = (limited: Limited): Finding[] => [
  ...rests(limited),
  ...[...new Set(limited.dates)].toSorted().flatMap((date) => ofDate(date, limited.on(date), limited.rules(date))),
];
