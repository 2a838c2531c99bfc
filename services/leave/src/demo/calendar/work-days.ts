import { type ServiceRuntime } from '@kadro/chassis';
import { addDays, type Day, weekdayOf } from '@kadro/kernel';
import { type Calendar, countDays, daysOf, type Span, toNumber } from '../../account/shared/days.ts';
import { branches, type BranchRow } from '../../replicas/branches.ts';
import { type HolidayRow, holidays } from '../../replicas/holidays.ts';
import { type Company, scopeOf } from '../company.ts';

const mostRows = 1_000;

export class WorkDays {
  readonly calendar: Calendar;
  private readonly zone: string;

  constructor(calendar: Calendar, zone: string) {
    this.calendar = calendar;
    this.zone = zone;
  }

  dateOf(at: Temporal.Instant): Day {
    return at.toZonedDateTimeISO(this.zone).toPlainDate().toString();
  }

  /** `minutes` since midnight. */
  at(date: Day, minutes: number): Temporal.Instant {
    return Temporal.PlainDate.from(date).toZonedDateTime(this.zone).add({ minutes }).toInstant();
  }

  minutesOf(at: Temporal.Instant): number {
    const { hour, minute } = at.toZonedDateTimeISO(this.zone);
    return 60 * hour + minute;
  }

  isWorked(date: Day): boolean {
    return this.calendar.pattern[weekdayOf(date)] > 0 && !this.calendar.holidays.some((one) => one.date === date);
  }

  worked(date: Day, step: 1 | -1 = 1): Day {
    return this.isWorked(date) ? date : this.worked(addDays(date, step), step);
  }

  /** Worked days; 0 = this date or the next worked one. */
  move(date: Day, days: number): Day {
    const step = days < 0 ? -1 : 1;
    let at = this.worked(date, step);
    for (let left = Math.abs(days); left > 0; left--) at = this.worked(addDays(at, step), step);
    return at;
  }

  count(span: Omit<Span, 'countsCalendarDays'>, countsCalendarDays = false): number {
    return toNumber(daysOf(countDays({ ...span, countsCalendarDays }, this.calendar)));
  }

  /** The last date of `days` whole days; null where a half day is in the way. */
  endOf(beginDate: Day, days: number): Day | null {
    for (let endDate = beginDate; ; endDate = addDays(endDate, 1)) {
      const counted = this.count({ beginDate, endDate, duration: 'FULL_DAY' });
      if (counted >= days) return counted === days ? endDate : null;
    }
  }

  with(holiday: Calendar['holidays'][number]): WorkDays {
    return new WorkDays({ ...this.calendar, holidays: [...this.calendar.holidays, holiday] }, this.zone);
  }
}

/** By branch. */
export async function workDaysOf(runtime: ServiceRuntime, company: Company): Promise<Map<string, WorkDays>> {
  const scope = scopeOf(runtime, company);
  const off = await scope.find<HolidayRow>(holidays.model, [], { limit: mostRows });
  const rows = await scope.find<BranchRow>(branches.model, [], { limit: mostRows });
  return new Map(
    rows
      .filter(({ id }) => company.people.some(({ branchId }) => branchId === id))
      .map(({ id, zone, workingPattern }) => {
        const own = off.filter(({ branchId }) => branchId === null || branchId === id);
        return [id, new WorkDays({ pattern: workingPattern, holidays: own }, zone)];
      }),
  );
}
