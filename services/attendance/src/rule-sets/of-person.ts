import { type QueryScope } from '@kadro/chassis';
import { type PersonRow } from '../replicas/people.ts';
import { placeOn } from '../timesheet/person-facts.ts';
import { type DatedRules, ruleBook, ruleSetOn, ruleSetsOf } from './book.ts';
import { rules } from './events.ts';
import { periodOn, type RulePeriod } from './periods.ts';
import { type RuleValues, unsaid } from './shape.ts';

/** What counts for a person by date; `own` = the rule sets of the person's own. */
export async function rulesOfPerson(
  scope: QueryScope,
  person: Pick<PersonRow, 'places'>,
  own: readonly DatedRules[],
): Promise<(date: string) => RuleValues> {
  const { state: book } = await scope.state(ruleBook, scope.organization);
  const branchIds = person.places.flatMap(({ branchId }) => branchId ?? []);
  const sets = new Map<string, readonly RulePeriod[]>();
  for (const id of ruleSetsOf({ book, own }, branchIds)) sets.set(id, (await scope.state(rules, id)).state.periods);
  return (date) => {
    const id = ruleSetOn({ book, own }, placeOn(person, date)?.branchId ?? null, date);
    return (id !== null && periodOn(sets.get(id) ?? [], date)?.fields) || unsaid;
  };
}
