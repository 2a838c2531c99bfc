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

/** From the month in which the person became known, or was hired later; an event for each month, so that each is small. */
export function openDays({ opened }: WorkplanState, { today, through, employments }: Facts) {
  const last = opened.at(-1);
  if (last && last.through >= through) return [];
  const month = `${today.slice(0, 7)}-01`;
  const hired = employments.at(-1)?.from ?? month;
  const next = last ? addDays(last.through, 1) : hired > month ? hired : month;
  const earliest = monthsBefore(month, mostMonthsBack);
  const first = next > earliest ? next : earliest;
  const events: { type: 'DaysOpened'; data: { from: string; through: string } }[] = [];
  for (let from = first; from <= through; from = addDays(events.at(-1)!.data.through, 1))
    events.push({ type: 'DaysOpened', data: { from, through: lastOfMonth(from) } });
  return events;
}

const monthsBefore = (day: string, months: number): string =>
  Temporal.PlainDate.from(day).subtract({ months }).toString();

export const lastOfMonth = (day: string): string =>
  addDays(`${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`, -1);
