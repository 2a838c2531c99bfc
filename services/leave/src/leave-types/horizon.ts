import { type Day } from '@kadro/kernel';
import { type LeaveTypeRow } from './record.ts';

const usualMonths = 24;

/** The last day that leave of the type may be asked for; leave behind it lowers no figure of the day. */
export function horizonFrom(day: Day, { horizonMonths }: Pick<LeaveTypeRow, 'horizonMonths'>): Day {
  return Temporal.PlainDate.from(day)
    .add({ months: horizonMonths ?? usualMonths })
    .toString();
}
