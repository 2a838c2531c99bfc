import { type Clause, type CommandScope, Refused } from '@kadro/chassis';
import { person } from '../events.ts';
import { employees } from '../rows/employees.ts';
import { todayAt } from '../shared/day.ts';
import { managerLists } from '../shared/fields.ts';
import { type PersonState } from '../state.ts';
import { withoutManager } from './rules.ts';

const rowsPerRead = 200;

interface Search {
  where: readonly Clause[];
  reach?: readonly Clause[];
}

/**
 * Nobody who is led by the person of the command, or will be by a plan, names him any more. While he is away nobody can
 * name him anew, so this comes before he is back. @throws Refused changed_meanwhile
 */
export async function takeOffLists(scope: CommandScope): Promise<void> {
  // rows that do not know yet that he left may not know either whom he led
  if (scope.foundRow(employees).status !== 'RESIGNED') throw new Refused('changed_meanwhile');
  const isLed = ['managerId', ...managerLists].map((index) => ({ index, eq: scope.id }));
  await takeOff(scope, { where: [], reach: isLed });
  // whom a plan names is in no index
  await takeOff(scope, { where: [{ index: 'plannedOn', isNull: false }] });
}

async function takeOff(scope: CommandScope, { where, reach }: Search): Promise<void> {
  const { id: manager, organization } = scope;
  for (let after = ''; ;) {
    const page = await scope
      .rows(employees)
      .find(
        organization,
        { where: [...where, { index: 'id', from: `${after}\u0000` }], reach },
        { sort: { index: 'id', descending: false }, offset: 0, limit: rowsPerRead },
      );
    await Promise.all(
      page.map(async ({ id, doc }) => {
        const today = await todayAt(scope, organization, doc.branchId);
        await scope.run(person, id, `offLists/${id}`, (state: PersonState) => withoutManager(state, manager, today));
      }),
    );
    if (page.length < rowsPerRead) return;
    after = page.at(-1)!.id;
  }
}
