import { addDays, containsClosed, type Day, weekStart } from '@kadro/kernel';
import { type z } from 'zod';
import { type usageRule } from '../shared/shapes.ts';

export type UsageRule = z.infer<typeof usageRule>;

const windows: Readonly<Record<UsageRule, (birthday: Temporal.PlainDate) => { from: Day; to: Day }>> = {
  ON_DAY: (birthday) => ({ from: birthday.toString(), to: birthday.toString() }),
  ON_WEEK: (birthday) => ({ from: weekStart(birthday.toString()), to: addDays(weekStart(birthday.toString()), 6) }),
  ON_MONTH: (birthday) => months(birthday, 1),
  ON_MONTH_AND_NEXT_MONTH: (birthday) => months(birthday, 2),
};

function months(birthday: Temporal.PlainDate, months: number): { from: Day; to: Day } {
  const first = birthday.with({ day: 1 });
  return { from: first.toString(), to: first.add({ months }).subtract({ days: 1 }).toString() };
}

/** Specification, section 5. Birthdays on 29 February are on the 28th in common years. */
export function isWithinUsage(
  rule: UsageRule,
  birthDate: Day,
  { beginDate, endDate }: { beginDate: Day; endDate: Day },
): boolean {
  const born = Temporal.PlainDate.from(birthDate);
  const year = Number(beginDate.slice(0, 4));
  // a week or the next month may cross New Year
  return [year - 1, year, year + 1].some((one) => {
    const window = windows[rule](born.with({ year: one }));
    return containsClosed(window, beginDate) && containsClosed(window, endDate);
  });
}
