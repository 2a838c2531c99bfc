import { named } from '@kadro/chassis/declare';
import { addDays } from '@kadro/kernel';
import { z } from 'zod';
import { lifeOf } from '../day/life.ts';
import { presenceOf } from '../day/presence.ts';
import { type Standing, standingsOf } from '../day/standing.ts';
import { assignedShift as shownShift } from '../timesheet/day.ts';
import { type TimesheetFacts } from '../timesheet/facts.ts';
import { dayFactsOf, placeOn, ruleSetIdOn, shiftIdOf, worksheetIdsOn, zoneOn } from '../timesheet/person-facts.ts';
import { assignedShift } from '../timesheet/row.ts';
import { foundOf, presenceStates } from './state.ts';

const text = z.string().nullable();

/** Whether somebody is there now, or should be. */
export const presenceRow = z.object({
  /** Of the person. */
  id: z.string(),
  employeeId: z.string(),
  branchId: text,
  zone: z.string(),
  state: named('PresenceState', z.enum(presenceStates)),
  /** The date that it is so for: a night belongs to the evening it began on. */
  date: z.string(),
  /** Since when; of MISSING since the begin of the shift. */
  since: text,
  shift: assignedShift.nullable(),
  /** What is to be worked of the shift. */
  dueFrom: text,
  dueTo: text,
  latelyClockInTimeInMinutes: z.int(),
  updatedDateTime: z.string(),
});

export interface PresenceRow extends z.infer<typeof presenceRow> {
  _name: string;
  _managers: string[];
  _late: boolean;
  _shiftIds: string[];
  _worksheetIds: string[];
  _ruleSetId: string | null;
  /** From when on it may be another one by time alone. */
  _due: string;
}

type Draft = Omit<PresenceRow, 'id' | 'updatedDateTime'>;

const earliest = '1970-01-02T00:00:00.000Z';

const dateIn = (zone: string, now: string): string =>
  Temporal.Instant.from(now).toZonedDateTimeISO(zone).toPlainDate().toString();

function midnightAfter(date: string, zone: string): string {
  const next = Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(zone);
  return next.toInstant().toString({ smallestUnit: 'millisecond' });
}

/** The first instant after `now` at which anything of it may turn. */
function turnsAt(days: readonly Standing[], now: string, midnight: string): string {
  const turns = days.flatMap(({ until, duties }) => [
    ...(until ? [until] : []),
    ...duties.flatMap(({ deadline, end }) => [deadline, end]),
  ]);
  return turns.filter((one) => one > now).reduce((first, one) => (one < first ? one : first), midnight);
}

const isLeft = ({ employments }: TimesheetFacts, date: string): boolean =>
  employments.length > 0 && employments.every(({ to }) => to !== null && to < date);

/**
 * As it is at `now`, which is as far as time is known to have passed, and not before the last reading came; null for
 * whoever has left.
 */
export function presenceOfPerson(facts: TimesheetFacts): Draft | null {
  const known = facts.clock.lastAt > facts.until ? facts.clock.lastAt : facts.until;
  const now = known > earliest ? known : earliest;
  const zone = zoneOn(facts, dateIn('UTC', now));
  const date = dateIn(zone, now);
  const before = addDays(date, -1);
  if (isLeft(facts, before)) return null;
  const range = { from: before, to: date, now };
  const dayFacts = dayFactsOf(facts, range);
  const life = lifeOf(dayFacts);
  const [yesterday, today] = standingsOf(dayFacts, life);
  if (!yesterday || !today) return null;
  const found = foundOf(presenceOf(dayFacts, life), [yesterday, today], now);
  const { duty, late } = found;
  return {
    employeeId: facts.person,
    branchId: placeOn(facts, date)?.branchId ?? null,
    zone,
    state: found.state,
    date: found.date,
    since: found.since,
    shift: duty && shownShift(facts, duty.shift, found.date),
    dueFrom: duty?.begin ?? null,
    dueTo: duty?.end ?? null,
    latelyClockInTimeInMinutes: late,
    _name: facts.name,
    _managers: facts.managers,
    _late: late > 0,
    _shiftIds: [...new Set(Object.values(dayFacts.plan).flat().map(shiftIdOf))],
    _worksheetIds: worksheetIdsOn(facts, date),
    _ruleSetId: ruleSetIdOn(facts, date),
    _due: turnsAt([yesterday, today], now, midnightAfter(date, zone)),
  };
}
