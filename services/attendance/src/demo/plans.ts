import { perform, type ServiceRuntime } from '@kadro/chassis';
import { chanceOf, type DemoCompany, type DemoPerson, weekdays } from '@kadro/kernel';
import { type BranchRow, branches } from '../replicas/branches.ts';
import { people, type PersonRow } from '../replicas/people.ts';
import { administrator, rotation, type ShiftName } from './shifts.ts';

type Day = Temporal.PlainDate;

/** What a person of the demo works when. */
export interface Plan {
  first: Day;
  /** The shift of a date; null = off. */
  shiftOn(date: Day): ShiftName | null;
  /** Enters it month by month. */
  record(runtime: ServiceRuntime, shifts: ReadonlyMap<ShiftName, string>): Promise<void>;
}

const isWeekend = (date: Day): boolean => date.dayOfWeek > 5;

/** One in four of the larger company works in turns of a week, the others by day. */
export function planOf(company: DemoCompany, person: DemoPerson, { first, last }: { first: Day; last: Day }): Plan {
  const chance = chanceOf(`shifts/${company.name}/${person.number}`);
  const rotates = company.name === 'lale' && person.id !== company.admin && chance.often(0.25);
  const begins = chance.between(0, 2);
  const shiftOn = (date: Day): ShiftName | null => {
    if (isWeekend(date) || date.toString() < person.hiredDate) return null;
    return rotates ? rotation[(begins + date.weekOfYear!) % 3]! : 'day';
  };
  return { first, shiftOn, record: (runtime, shifts) => record(runtime, shifts) };

  async function record(runtime: ServiceRuntime, shifts: ReadonlyMap<ShiftName, string>): Promise<void> {
    // nobody plans for himself: the administrator follows the working pattern
    if (person.id === company.admin) return;
    const hired = Temporal.PlainDate.from(person.hiredDate);
    const begin = Temporal.PlainDate.compare(hired, first) > 0 ? hired : first;
    for (let month = begin; Temporal.PlainDate.compare(month, last) <= 0; month = nextMonth(month)) {
      const end = earlier(nextMonth(month).subtract({ days: 1 }), last);
      const days = datesIn(month, end).map((date) => {
        const name = shiftOn(date);
        return { date: date.toString(), shiftIds: name ? [shifts.get(name)!] : [] };
      });
      const body = { employeeId: person.id, from: month.toString(), to: end.toString(), days };
      await perform(runtime, administrator(company), 'PlanShifts', {}, body, `demo/plan/${person.id}/${body.from}`);
    }
  }
}

/**
 * Whether somebody works eight hours from Monday to Friday, as the shifts of the demo are: plans take the place of the
 * working pattern, and leave goes by them.
 */
export async function worksFiveEights(
  runtime: ServiceRuntime,
  company: DemoCompany,
  { id, branchId }: DemoPerson,
): Promise<boolean> {
  const branch = (await runtime.rows<BranchRow>(branches.model).get(company.id, branchId))?.doc;
  const person = (await runtime.rows<PersonRow>(people.model).get(company.id, id))?.doc;
  const hasOwn = person?.places.some(({ workingPattern }) => workingPattern !== null) ?? true;
  const isUsual = ({ pattern }: BranchRow['patterns'][number]): boolean =>
    weekdays.every((day, n) => pattern[day] === (n < 5 ? 480 : 0));
  return !hasOwn && (branch?.patterns.every(isUsual) ?? false);
}

const nextMonth = (date: Day): Day => date.with({ day: 1 }).add({ months: 1 });
export const earlier = (a: Day, b: Day): Day => (Temporal.PlainDate.compare(a, b) < 0 ? a : b);

export function datesIn(from: Day, to: Day): Day[] {
  const dates: Day[] = [];
  for (let date = from; Temporal.PlainDate.compare(date, to) <= 0; date = date.add({ days: 1 })) dates.push(date);
  return dates;
}
