import { amountOf, daysOf, toNumber } from '../../shared/days.ts';
import { type DayFact } from '../../shared/shapes.ts';
import { type LeaveRequestRow, type RequestFields } from './fields.ts';

export function countedDays(
  days: readonly DayFact[],
  returned: ReadonlySet<string> = new Set(),
): Pick<RequestFields, 'dayDetails' | 'days' | 'minutes' | 'daysReturned' | '_holidays'> {
  const left = days.filter(({ date }) => !returned.has(date));
  return {
    dayDetails: days.map((day) => ({
      date: day.date,
      minutes: day.minutes,
      of: day.of,
      part: day.part,
      kind: day.kind,
      days: toNumber(amountOf(day)),
      returned: returned.has(day.date),
    })),
    days: toNumber(daysOf(left)),
    daysReturned: toNumber(daysOf(days.filter(({ date }) => returned.has(date)))),
    minutes: left.reduce((sum, { minutes }) => sum + minutes, 0),
    _holidays: Object.fromEntries(days.flatMap(({ date, holidayId }) => (holidayId ? [[date, holidayId]] : []))),
  };
}

export const returnedDates = ({ dayDetails }: LeaveRequestRow): Set<string> =>
  new Set(dayDetails.filter(({ returned }) => returned).map(({ date }) => date));

type CountedRow = Pick<LeaveRequestRow, 'dayDetails' | '_holidays'>;

/** Without dates that were given back. */
export const leftDaysOf = (row: CountedRow): DayFact[] =>
  dayFactsOf(row).filter((_day, n) => !row.dayDetails[n]!.returned);

export const dayFactsOf = ({ dayDetails, _holidays }: CountedRow): DayFact[] =>
  dayDetails.map(({ days: _days, returned: _returned, ...day }) => ({ ...day, holidayId: _holidays[day.date] }));
