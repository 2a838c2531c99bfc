import { addDays } from '@kadro/kernel';
import { type Case } from '../../cases/schema.ts';
import { dayRecords } from '../../day/records.ts';
import { type DayRecord } from '../../day/shapes.ts';
import { type Dice } from './dice.ts';

/** What is otherwise from a date on: another branch, another version of the rules and of each shift. */
export interface Turn {
  date: string;
  settings: Case['settings'];
  zone: string;
  shifts: Case['shifts'];
}

/** A later version of a shift, as the calculation knows it. */
const later = (name: string): string => `${name} later`;

const mapped = <T, R>(record: Readonly<Record<string, T>>, to: (value: T, key: string) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value, key)]));

/** Dates from a turn on that a case may have something to do with. */
const span = 30;

const zones = ['Europe/London', 'Asia/Tokyo', 'America/New_York'];

/** A turn on one of the planned dates. */
export function turnOf({ plan, settings, shifts, zone }: Case, dice: Dice): Turn {
  const dates = Object.keys(plan).toSorted();
  return {
    date: dates[dice(dates.length)]!,
    zone: zones[dice(zones.length + 1)] ?? zone,
    settings: {
      ...settings,
      overtimeNeedsApproval: dice(2) === 0,
      setOff: dice(2) === 0,
      clockChange: dice(2) === 0 ? 'ELAPSED' : 'NOMINAL',
      windowBefore: 15 + 45 * dice(3),
      windowAfter: 15 + 45 * dice(3),
      debounce: 150 * dice(3),
      longestStay: 600 + 360 * dice(2),
    },
    shifts: mapped(shifts, (shift) => {
      return { ...shift, lateTolerance: dice(20), midnightTolerance: 200 * dice(2), clockOutOvertimeMin: 0 };
    }),
  };
}

/** The records of a case with a turn, by the names of its shifts. */
export function recordsWith(one: Case, { date: turn, settings, zone, shifts }: Turn): DayRecord[] {
  const dates = Array.from({ length: span }, (_, n) => addDays(turn, n));
  const records = dayRecords({
    ...one,
    shifts: {
      ...one.shifts,
      ...Object.fromEntries(Object.entries(shifts).map(([name, shift]) => [later(name), shift])),
    },
    plan: mapped(one.plan, (names, date) => (date < turn ? names : names.map(later))),
    otherSettings: Object.fromEntries(dates.map((date) => [date, settings])),
    otherZones: Object.fromEntries(dates.map((date) => [date, zone])),
  });
  const names = new Map(Object.keys(one.shifts).map((name) => [later(name), name]));
  return records.map((record) => ({
    ...record,
    readings: mapped(record.readings, (label) => names.get(label) ?? label),
  }));
}
