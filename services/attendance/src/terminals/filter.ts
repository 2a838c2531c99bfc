import { named, query, type QueryScope } from '@kadro/chassis';
import { z } from 'zod';
import { nearest } from '../clock/record/terminal.ts';
import { people, type PersonRow } from '../replicas/people.ts';
import { placeOn } from '../timesheet/person-facts.ts';
import { purposes, type TerminalRow, terminalAction, terminals } from './record.ts';

const criteria = named('TerminalCriteria', z.object({ name: z.string().max(100).optional() }));

const shown = named(
  'FilteredTerminal',
  z.object({
    id: z.string(),
    name: z.string(),
    purpose: z.enum(purposes),
    disabled: z.boolean(),
    clockInOut: terminalAction,
    dutyInOut: terminalAction,
    breakInOut: terminalAction,
    lunchInOut: terminalAction,
  }),
);

/** Where the caller works today; null where nobody of that id works. */
async function branchOf(scope: QueryScope): Promise<string | null> {
  const person = await scope.row<PersonRow>(people.model, scope.principal.account);
  return person ? (placeOn(person, scope.today())?.branchId ?? null) : null;
}

/** Specification, section 7: the web terminal is found by `criteria: { name: "WEB" }`: the first is the caller's. */
export const filterTerminals = query({
  name: 'filterTerminals',
  access: { who: 'member' },
  args: z.object({ criteria }),
  answer: z.array(shown),
  example: { criteria: { name: 'WEB' } },
  run: async ({ criteria: { name } }, scope) => {
    const named = name === undefined ? [] : [{ index: 'exactName', eq: name }];
    const active = [{ index: 'archived', eq: false }, ...named];
    const found = await scope.find<TerminalRow>(terminals.model, active, { limit: 100 });
    const first = nearest(found, await branchOf(scope));
    return [...first, ...found.filter((one) => !first.includes(one))];
  },
});
