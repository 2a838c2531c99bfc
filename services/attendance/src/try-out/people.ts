import { setImmediate } from 'node:timers/promises';
import { type Clause, type CommandScope } from '@kadro/chassis';
import { daysBetween } from '@kadro/kernel';
import { people, type PersonRow } from '../replicas/people.ts';
import { factsNow } from '../timesheet/facts.ts';
import { timesheets } from '../timesheet/model.ts';
import { compared, type PersonDifference, type Range } from './compare.ts';
import { type Draft } from './drafts.ts';
import { type Progress, withPerson } from './progress.ts';

/** Of one answer: some 200 people over a month, 16 over a year. */
const mostPersonDays = 6_000;
const mostLooked = 1_000;
const atOnce = 100;

export interface TryOut {
  range: Range;
  draft: Draft;
  /** Which day records may be another. */
  where: readonly Clause[];
}

export interface Page {
  people: (PersonDifference & { employeeId: string })[];
  progress: Progress;
  isDone: boolean;
}

/** null = nothing of the person follows what is tried out. */
async function ofPerson(
  scope: CommandScope,
  { range, draft, where }: TryOut,
  employeeId: string,
): Promise<PersonDifference | null> {
  const own = [{ index: 'employeeId', eq: employeeId }, { index: 'date', ...range }, ...where];
  const [touched] = await scope.find(timesheets, own, { limit: 1 });
  const facts = touched && (await factsNow(scope, employeeId));
  return facts ? compared(facts, draft(facts), range) : null;
}

/** The next people after `progress`, until they have as many days as one answer may have; others get their turn between. */
export async function nextPeople(scope: CommandScope, tryOut: TryOut, progress: Progress): Promise<Page> {
  const page: Page = { people: [], progress, isDone: false };
  const each = daysBetween(tryOut.range.from, tryOut.range.to) + 1;
  for (let looked = 0; looked < mostLooked; looked += atOnce) {
    const next = [{ index: 'id', above: page.progress.after }];
    const rows = await scope.find<PersonRow>(people.model, next, { limit: atOnce });
    for (const { id } of rows) {
      const found = await ofPerson(scope, tryOut, id);
      page.progress = withPerson(page.progress, id, found);
      if (found) page.people.push({ employeeId: id, ...found });
      if ((page.people.length + 1) * each > mostPersonDays) return page;
      await setImmediate();
    }
    if (rows.length < atOnce) return { ...page, isDone: true };
  }
  return page;
}
