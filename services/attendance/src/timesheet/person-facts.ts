import { addDays, containsClosed, type LocalizedText, type WorkingPattern, weekdayOf, weekStart } from '@kadro/kernel';
import { type AbsenceState } from '../absence/events.ts';
import { placed } from '../absence/place.ts';
import { type Calendar, holidayOn } from '../calendar/events.ts';
import { type ClockState, type Reading } from '../clock/events.ts';
import { type DayFacts, type HolidayPart, type Leave, type Settings, type Shift } from '../day/shapes.ts';
import { type RuleBookState, ruleSetOn } from '../rule-sets/book.ts';
import { type RulesState } from '../rule-sets/events.ts';
import { periodOn } from '../rule-sets/periods.ts';
import { type BranchRow } from '../replicas/branches.ts';
import { type Employment, type Workplace } from '../replicas/people.ts';
import { datedOn } from '../shared/dated.ts';
import { type OvertimeState, overtimeOn } from '../overtime/state.ts';
import { type ShiftState, versionOn } from '../shift/events.ts';
import { calculatedShift, unsaid } from '../shift/shape.ts';
import { plannedOn, type WorkplanState } from '../workplan/state.ts';
import { type WorksheetState } from '../worksheet/events.ts';
import { defaultSettings } from './settings.ts';
import { readingsAt, readingsOf } from './readings.ts';
import { datesAround, datesBetween } from './weeks.ts';

/** Empty where the leave type is not known yet. */
export interface LeaveTypeTag {
  name?: LocalizedText;
  color?: string;
}

/** What day records of a person follow from, as states of their streams. */
export interface PersonFacts {
  places: readonly Workplace[];
  employments: readonly Employment[];
  /** Of the organization, for whoever has no branch. */
  zone: string;
  branches: ReadonlyMap<string, Pick<BranchRow, 'zone' | 'patterns'>>;
  calendar: Calendar;
  shifts: ReadonlyMap<string, ShiftState>;
  worksheets: ReadonlyMap<string, WorksheetState>;
  workplan: WorkplanState;
  book: RuleBookState;
  ruleSets: ReadonlyMap<string, RulesState>;
  clock: ClockState;
  absence: AbsenceState;
  leaveTypes: ReadonlyMap<string, LeaveTypeTag>;
  overtime: OvertimeState;
}

/** Dates beside those that are asked for, so that no stay of theirs is missing. */
const datesBeside = 1;

export function placeOn({ places }: Pick<PersonFacts, 'places'>, date: string): Workplace | null {
  return places.findLast(({ from }) => from <= date) ?? places[0] ?? null;
}

export const isEmployed = ({ employments }: Pick<PersonFacts, 'employments'>, date: string): boolean =>
  employments.length === 0 || employments.some((one) => containsClosed(one, date));

export function zoneOn({ branches, zone, places }: Pick<PersonFacts, 'branches' | 'zone' | 'places'>, date: string) {
  const branchId = placeOn({ places }, date)?.branchId;
  return (branchId ? branches.get(branchId)?.zone : undefined) ?? zone;
}

function patternOn({ branches, places }: PersonFacts, date: string): WorkingPattern | null {
  const place = placeOn({ places }, date);
  if (!place) return null;
  if (place.workingPattern) return place.workingPattern;
  const patterns = place.branchId ? branches.get(place.branchId)?.patterns : undefined;
  return patterns?.findLast(({ from }) => from <= date)?.pattern ?? patterns?.[0]?.pattern ?? null;
}

/** Of the person on a date; null = none says anything. */
export const ruleSetIdOn = (facts: Pick<PersonFacts, 'book' | 'workplan' | 'places'>, date: string): string | null =>
  ruleSetOn({ book: facts.book, own: facts.workplan.rules }, placeOn(facts, date)?.branchId ?? null, date);

/** Of the person on these dates, with those that count from one in between on. */
function ruleSetIdsBetween(facts: PersonFacts, from: string, to: string): string[] {
  const {
    book,
    places,
    workplan: { rules: own },
  } = facts;
  const branches = places.map(({ branchId }) => (branchId === null ? [] : book.branches.get(branchId, [])));
  const begins = [own, book.organization, ...branches, places].flat().map((one) => one.from);
  const dates = [from, ...begins.filter((begin) => begin > from && begin <= to)];
  return [...new Set(dates.flatMap((date) => ruleSetIdOn(facts, date) ?? []))];
}

/** The same object for all dates that the same values count on. */
export function settingsOn(facts: PersonFacts, date: string): Settings {
  const id = ruleSetIdOn(facts, date);
  const periods = (id !== null && facts.ruleSets.get(id)?.periods) || [];
  return periodOn(periods, date)?.settings ?? defaultSettings;
}

/** Worksheets that a record of the date may follow from. */
export function worksheetIdsOn({ workplan: { worksheets } }: PersonFacts, date: string): string[] {
  if (worksheets.length === 0) return [];
  const found = datesAround(date).map((one) => datedOn(worksheets, one)?.worksheetId ?? null);
  return [...new Set(found.filter((id) => id !== null))];
}

/** The key of a shift in one version; day records know shifts by it. */
export const keyOf = (shiftId: string, version: number): string => `${shiftId}@${version}`;

export function shiftIdOf(key: string): string {
  const at = key.indexOf('@');
  return at < 0 ? key : key.slice(0, at);
}

export const isPattern = (key: string): boolean => key.startsWith('pattern@');

/** A day without a plan: so many minutes, at whatever time (rules, attendance: which plan). */
const patternShift = (minutes: number): Shift =>
  calculatedShift({ ...unsaid, name: {}, type: 'FLEXIBLE', totalWorkTime: minutes });

interface Planning {
  plan: Record<string, string[]>;
  shifts: Record<string, Shift>;
}

function planOf(facts: PersonFacts, dates: readonly string[]): Planning {
  const planning: Planning = { plan: {}, shifts: {} };
  for (const date of dates.filter((one) => isEmployed(facts, one))) planning.plan[date] = keysOn(facts, date, planning);
  return planning;
}

function keysOn(facts: PersonFacts, date: string, { shifts }: Planning): string[] {
  const entries = plannedOn(facts.workplan, date, facts.worksheets);
  if (entries === null) {
    const minutes = patternOn(facts, date)?.[weekdayOf(date)] ?? 0;
    if (minutes === 0) return [];
    shifts[`pattern@${minutes}`] ??= patternShift(minutes);
    return [`pattern@${minutes}`];
  }
  return entries.flatMap(({ shiftId, version }) => {
    const state = facts.shifts.get(shiftId);
    const found = state && versionOn(state, version, date);
    if (!found) return [];
    const key = keyOf(shiftId, found.version);
    shifts[key] ??= calculatedShift(found.fields);
    return [key];
  });
}

function chosenKey({ shiftId, on }: Reading, plan: Planning['plan']): string | null {
  if (shiftId === null) return null;
  const near = [on, addDays(on, -1), addDays(on, 1)];
  return near.flatMap((date) => plan[date] ?? []).find((key) => shiftIdOf(key) === shiftId) ?? shiftId;
}

function leaveOn({ absence }: PersonFacts, date: string, { plan, shifts }: Planning): Leave[] {
  const absences = absence.byDate.get(date);
  if (!absences) return [];
  return placed(
    date,
    absences,
    (plan[date] ?? []).map((key) => shifts[key]!),
  );
}

export interface Asked {
  from: string;
  to: string;
  /** Nothing after it has happened. */
  now: string;
}

/** What is planned and taken on the dates of some weeks and beside them. */
interface Weeks extends Planning {
  dates: readonly string[];
  holidays: DayFacts['holidays'];
  leave: DayFacts['leave'];
  overtime: DayFacts['overtime'];
  /** Whether a week may be counted as one. */
  hasWeekDuty: boolean;
  /** When something about these dates was planned, taken or decided last; '' = never. */
  changedAt: string;
  /** Of the first date, and of those that are in another one. */
  zone: string;
  otherZones: readonly [date: string, zone: string][];
  /** The same. */
  settings: Settings;
  otherSettings: readonly [date: string, settings: Settings][];
  /** Of all that are planned. */
  shiftIds: string[];
  /** That count on its dates: no other plays a part, and those that begin later touch none of them (`datesAround`). */
  ruleSetIds: string[];
}

// the days of a week have it in common, and are asked for one by one
const knownWeeks = new WeakMap<PersonFacts, Map<string, Weeks>>();

/** The weeks of these dates, both ends included, and the days beside them. */
export function weeksOf(facts: PersonFacts, from: string, to: string): Weeks {
  const known = knownWeeks.get(facts) ?? new Map<string, Weeks>();
  knownWeeks.set(facts, known);
  const asked = from === to ? from : `${from} ${to}`;
  const found = known.get(asked);
  if (found) return found;
  const [first, last] = [addDays(weekStart(from), -datesBeside), addDays(weekStart(to), 6 + datesBeside)];
  const weeks = known.get(`${first} ${last}`) ?? weeksBetween(facts, datesBetween(first, last));
  known.set(`${first} ${last}`, weeks).set(asked, weeks);
  return weeks;
}

const othersOn = (facts: PersonFacts, dates: readonly string[], settings: Settings): [string, Settings][] =>
  dates.flatMap((date) => {
    const own = settingsOn(facts, date);
    return own === settings ? [] : [[date, own]];
  });

const otherZonesOn = (facts: PersonFacts, dates: readonly string[], zone: string): [string, string][] =>
  dates.flatMap((date) => {
    const own = zoneOn(facts, date);
    return own === zone ? [] : [[date, own]];
  });

function changedAt({ workplan, absence, overtime }: PersonFacts, dates: readonly string[]): string {
  const of = ({ changedAt: all }: PersonFacts['workplan' | 'absence' | 'overtime'], date: string) => all.get(date, '');
  return dates
    .flatMap((date) => [of(workplan, date), of(absence, date), of(overtime, date)])
    .reduce((last, one) => (one > last ? one : last), '');
}

function weeksBetween(facts: PersonFacts, dates: readonly string[]): Weeks {
  const planning = planOf(facts, dates);
  const [first, last] = [dates[0]!, dates.at(-1)!];
  const [settings, zone] = [settingsOn(facts, first), zoneOn(facts, first)];
  const holidays = dates.flatMap((date): [string, HolidayPart][] => {
    const part = holidayOn(facts.calendar, placeOn(facts, date)?.branchId ?? null, date);
    return part ? [[date, part]] : [];
  });
  return {
    ...planning,
    dates,
    holidays: Object.fromEntries(holidays),
    leave: dates.flatMap((date) => leaveOn(facts, date, planning)),
    overtime: dates.flatMap((date) => overtimeOn(facts.overtime, date)),
    changedAt: changedAt(facts, dates),
    hasWeekDuty: Object.values(planning.shifts).some(({ over }) => over === 'WEEK'),
    zone,
    otherZones: otherZonesOn(facts, dates, zone),
    settings,
    otherSettings: othersOn(facts, dates, settings),
    shiftIds: [
      ...new Set(
        Object.values(planning.plan)
          .flat()
          .filter((key) => !isPattern(key))
          .map(shiftIdOf),
      ),
    ],
    ruleSetIds: ruleSetIdsBetween(facts, first, last),
  };
}

/**
 * Dates whose readings count on these, both ends included: those beside them, and whole weeks where one is counted as
 * one; one more where somebody may still be in, or the last date was another's where it was read.
 */
export function readingDates({ clock }: PersonFacts, weeks: Weeks, from: string, to: string): readonly string[] {
  const { hasWeekDuty, dates } = weeks;
  const beside = hasWeekDuty
    ? dates
    : dates.slice(dates.indexOf(from) - datesBeside, dates.indexOf(to) + datesBeside + 1);
  const last = beside.at(-1)!;
  return readingsAt(clock, last).at(-1)?.eventType === 'CLOCK_OUT' ? beside : [...beside, addDays(last, 1)];
}

/** The facts of the dates from `from` to `to` as day records are calculated from. */
export function dayFactsOf(facts: PersonFacts, { from, to, now }: Asked): DayFacts {
  const weeks = weeksOf(facts, from, to);
  const { dates, settings, otherSettings, zone, otherZones, plan, shifts, holidays, leave, overtime } = weeks;
  // what comes later than `now` may touch other weeks alone
  const readings = readingsOf(facts.clock, readingDates(facts, weeks, from, to)).filter(({ at }) => at <= now);
  const beyond = readings.map(({ on }) => on).filter((on) => on < dates[0]! || on > dates.at(-1)!);
  return {
    zone,
    otherZones: Object.fromEntries([...otherZonesOn(facts, beyond, zone), ...otherZones]),
    now,
    settings,
    otherSettings: Object.fromEntries([...othersOn(facts, beyond, settings), ...otherSettings]),
    plan,
    shifts,
    holidays,
    leave,
    overtime,
    readings: readings.map((reading) => ({
      id: reading.id,
      at: reading.at,
      kind: reading.eventType,
      shift: chosenKey(reading, plan),
      terminal: reading.terminalId,
    })),
    from,
    to,
  };
}

/** Whether the date has a record though nothing is known of it. */
export const isOpened = ({ workplan: { opened } }: PersonFacts, date: string): boolean =>
  opened.some(({ from, through }) => containsClosed({ from, to: through }, date));
