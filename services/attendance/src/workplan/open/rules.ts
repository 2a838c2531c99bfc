import { addDays } from '@kadro/kernel';
import { type Employment } from '../../replicas/people.ts';
import { type WorkplanState } from '../state.ts';

interface Facts {
  today: string;
  through: string;
  employments: readonly Employment[];
}

/** Nobody is down for longer; what is known of days before makes their records anyway. */
const mostMonthsBack = 3;

/** From the month in which the person became known, or was hired later. */
export function openDays(state: WorkplanState, { today, through, employments }: Facts) {
  const last = state.opened.at(-1);
  if (last && last.through >= through) return [];
  const month = `${today.slice(0, 7)}-01`;
  const hired = employments.at(-1)?.from ?? month;
  const next = last ? addDays(last.through, 1) : hired > month ? hired : month;
  const earliest = monthsBefore(month, mostMonthsBack);
  const first = next > earliest ? next : earliest;
  const events = opening(first, through);
  const since = standingSince(state);
  if (last || since === null || events.length === 0) return events;
  return [...openBack({ opened: [{ from: first, through }] }, { from: since, employments }), ...events];
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
