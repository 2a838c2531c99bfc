import { addDays } from '@kadro/kernel';
import { type Employment } from '../../replicas/people.ts';
import { type WorkplanState } from '../state.ts';

interface Facts {
  today: string;
  through: string;
  employments: readonly Employment[];
}

/** From the month in which the person became known, or was hired later; an event for each month, so that each is small. */
export function openDays({ opened }: WorkplanState, { today, through, employments }: Facts) {
  if (opened && opened.through >= through) return [];
  const month = `${today.slice(0, 7)}-01`;
  const hired = employments.at(-1)?.from ?? month;
  const first = opened ? addDays(opened.through, 1) : hired > month ? hired : month;
  const events: { type: 'DaysOpened'; data: { from: string; through: string } }[] = [];
  for (let from = first; from <= through; from = addDays(events.at(-1)!.data.through, 1))
    events.push({ type: 'DaysOpened', data: { from, through: lastOfMonth(from) } });
  return events;
}

export const lastOfMonth = (day: string): string =>
  addDays(`${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`, -1);
