import { type QueryScope, type ServiceScope } from '@kadro/chassis';
import { addDays } from '@kadro/kernel';
import { type PersonRow } from '../../replicas/people.ts';
import { rulesOfPerson } from '../../rule-sets/of-person.ts';
import { overtimeYearMostOf } from '../../rule-sets/shape.ts';
import { todayOf } from '../../shared/places.ts';
import { timesheets } from '../../timesheet/model.ts';
import { datesBetween, dayKey } from '../../timesheet/weeks.ts';
import { workplan } from '../../workplan/events.ts';
import { type YearFacts, yearOf } from './rules.ts';

/** What counts of the year of a date, by the rules of that date. */
export async function yearFacts(
  scope: QueryScope & Pick<ServiceScope, 'now'>,
  person: PersonRow,
  date: string,
): Promise<YearFacts> {
  const year = yearOf(date);
  const today = await todayOf(scope, person);
  const rules = (await rulesOfPerson(scope, person, (await scope.state(workplan, person.id)).state.rules))(date);
  const [first, yesterday, last] = [`${year}-01-01`, addDays(today, -1), `${year}-12-31`];
  const dates = yesterday < first ? [] : datesBetween(first, yesterday < last ? yesterday : last);
  const keys = dates.map((one) => dayKey(person.id, one));
  const rows = await scope.rowsById(timesheets, keys);
  return {
    year,
    today,
    counted: rows.reduce((sum, { overtime }) => sum + overtime, 0),
    most: overtimeYearMostOf(rules),
    isRefused: rules.overtimeYearLimit === 'REFUSE',
  };
}
