import { type CommandScope, GuardedRows, type ReadModel } from '@kadro/chassis';
import { type z } from 'zod';
import { accessEvents } from '../access/rows.ts';
import { clockRecords } from '../clock/rows/clock-records.ts';
import { clockCorrectionRows, correctionRow } from '../clock/requests/rows/corrections.ts';
import { identities } from '../identities/rows.ts';
import { overtimeRow } from '../overtime/rows/fields.ts';
import { overtimes } from '../overtime/rows/overtimes.ts';
import { periodDifferences } from '../periods/rows/differences.ts';
import { periodPeople, periodPersonRow } from '../periods/rows/people.ts';
import { workplanRequestRow, workplanRequests } from '../workplan/requests/rows/requests.ts';
import { workplans } from '../workplan/rows/workplans.ts';

const atOnce = 500;

/** What somebody has in a model by `employeeId`, as far as the caller may see it. */
async function allOf<R extends { id: string }>(scope: CommandScope, model: ReadModel<R>, person: string): Promise<R[]> {
  const guarded = new GuardedRows(model);
  // own data are handed out whatever areas the organization has turned off
  const open = scope.as(Object.assign({}, scope.principal, { disabledAreas: [] }));
  const rows: R[] = [];
  for (let after: string | null = ''; after !== null;) {
    const where = [
      { index: 'employeeId', eq: person },
      { index: 'id', from: `${after}\u0000` },
    ];
    const page: R[] = await scope.find(model, where, { limit: atOnce });
    rows.push(...page.flatMap((row) => guarded.seenBy(open, row) ?? []));
    after = page.length === atOnce ? page.at(-1)!.id : null;
  }
  return rows;
}

/** Without what is kept for lists. */
const shownAs =
  (schema: z.ZodObject) =>
  (row: object): object =>
    Object.fromEntries(Object.entries(row).filter(([field]) => field in schema.shape));

/** Readings, cards, doors, what was planned for a person, and what that one has asked for. */
export const collect = async (scope: CommandScope, person: string): Promise<Record<string, unknown>> => ({
  clockRecords: await allOf(scope, clockRecords, person),
  identities: await allOf(scope, identities, person),
  accessEvents: await allOf(scope, accessEvents, person),
  overtimes: (await allOf(scope, overtimes, person)).map(shownAs(overtimeRow)),
  clockCorrections: (await allOf(scope, clockCorrectionRows, person)).map(shownAs(correctionRow)),
  closedMonths: (await allOf(scope, periodPeople, person)).map(shownAs(periodPersonRow)),
  periodDifferences: await allOf(scope, periodDifferences, person),
  workplans: await allOf(scope, workplans, person),
  workplanRequests: (await allOf(scope, workplanRequests, person)).map(shownAs(workplanRequestRow)),
});
