import { addDays } from '@kadro/kernel';
import { type Employment } from '../../replicas/people.ts';
import { isEmployed } from '../../timesheet/person-facts.ts';
import { datesBetween } from '../../timesheet/weeks.ts';
import { type WorkplanState } from '../state.ts';

interface Facts {
  today: string;
  through: string;
  employments: readonly Employment[];
}

/** Nobody is down for longer; what is known of days before makes their records anyway. */
const mostMonthsBack = 3;

/** The last day that has a record whatever happens; null = none has. */
const lastOpened = ({ opened }: Pick<WorkplanState, 'opened'>): string | null =>
  opened
    .map(({ through }) => through)
    .toSorted()
    .at(-1) ?? null;

/** From the month in which the person became known, or was hired later. */
export function openDays(state: WorkplanState, { today, through, employments }: Facts) {
  const last = lastOpened(state);
  if (last !== null && last >= through) return [];
  const month = `${today.slice(0, 7)}-01`;
  const hired = employments.at(-1)?.from ?? month;
  const next = last !== null ? addDays(last, 1) : hired > month ? hired : month;
  const earliest = monthsBefore(month, mostMonthsBack);
  const first = next > earliest ? next : earliest;
  const events = opening(first, through);
  const since = standingSince(state);
  if (last !== null || since === null || events.length === 0) return events;
  return [...openBack({ opened: [{ from: first, through }] }, { from: since, employments }), ...events];
}

/** Days that are employed by what is known now, and were not before. */
interface Employed {
  today: string;
  before: readonly Employment[];
  employments: readonly Employment[];
}

/** Of days that have a record, and of those of this month: somebody is hired again, came earlier or stays longer. */
export function openAgain(state: WorkplanState, { today, before, employments }: Employed) {
  const last = lastOpened(state);
  if (last === null) return [];
  const month = { from: `${today.slice(0, 7)}-01`, through: last };
  const open = [...state.opened, month].flatMap(({ from, through }) => datesBetween(from, through));
  const planned = [...state.entries.keys(), ...state.covered.keys()].filter((date) => date <= last);
  const isNew = (date: string): boolean =>
    isEmployed({ employments }, date) && !isEmployed({ employments: before }, date);
  return rangesOf([...new Set([...open, ...planned])].filter(isNew).toSorted()).flatMap(([from, to]) =>
    opening(from, to),
  );
}

/** Runs of days, of days in order. */
function rangesOf(dates: readonly string[]): [string, string][] {
  const ranges: [string, string][] = [];
  for (const date of dates) {
    const last = ranges.at(-1);
    if (last && addDays(last[1], 1) === date) last[1] = date;
    else ranges.push([date, date]);
  }
  return ranges;
}

/** The first day on which a worksheet or a default shift stands; null = none does. */
function standingSince({ worksheets, defaults }: WorkplanState): string | null {
  const standing = [...worksheets.filter((one) => one.worksheetId), ...defaults.filter((one) => one.shiftId)];
  return standing.map(({ from }) => from).toSorted()[0] ?? null;
}

/** How far back a plan that stands from a day on makes records: whoever says an older day means always. */
const mostMonthsStanding = 24;

/** Days before the first that has a record have one, too, from the one on that a plan stands for somebody. */
export function openBack(
  { opened: [earliest] }: Pick<WorkplanState, 'opened'>,
  { from, employments = [] }: { from: string; employments?: readonly Employment[] },
) {
  if (!earliest) return [];
  const hired = employments[0]?.from ?? from;
  const first = [from, hired, monthsBefore(earliest.from, mostMonthsStanding)].toSorted().at(-1)!;
  return opening(first, addDays(earliest.from, -1));
}

/** An event for each month, so that each is small. */
function opening(first: string, through: string) {
  const events: { type: 'DaysOpened'; data: { from: string; through: string } }[] = [];
  for (let from = first; from <= through; from = addDays(events.at(-1)!.data.through, 1)) {
    const last = lastOfMonth(from);
    events.push({ type: 'DaysOpened', data: { from, through: last < through ? last : through } });
  }
  return events;
}

const monthsBefore = (day: string, months: number): string =>
  Temporal.PlainDate.from(day).subtract({ months }).toString();

export const lastOfMonth = (day: string): string =>
  addDays(`${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`, -1);
