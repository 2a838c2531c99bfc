import { type CommandScope, type Reaction } from '@kadro/chassis';
import { millisecond } from '../../clock/record/facts.ts';
import { identities, type IdentityRow } from '../../identities/rows.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { type TerminalRow, terminals } from '../../terminals/record.ts';
import { recordPassed } from '../readings/record.ts';
import { unassigned } from './events.ts';
import { cardOf } from './keep.ts';
import { type UnassignedRow, unassignedReadings } from './rows.ts';

const atOnce = 500;

async function move(scope: CommandScope, person: PersonRow, row: UnassignedRow): Promise<void> {
  const terminal = await scope.row<TerminalRow>(terminals.model, row.terminalId);
  if (!terminal) return;
  const now = millisecond(scope.now());
  await recordPassed(scope, { person, terminal, source: 'DEVICE' }, { ...row, now });
  await scope.run(unassigned, row.terminalId, `assign/${row.id}`, ({ moved }) =>
    moved.has(row.id) ? [] : [{ type: 'UnknownCardAssigned', data: { readingId: row.id, employeeId: person.id } }],
  );
}

/** What a card was read for while it was nobody's is its person's when it becomes somebody's. */
export const assignUnknownCards: Reaction = {
  name: 'assignUnknownCards',
  from: 'attendance',
  on: ['IdentityGiven', 'IdentityChanged'],
  react: async ({ stream }, scope) => {
    const identity = await scope.row<IdentityRow>(identities, stream.slice(stream.indexOf('_') + 1));
    if (!identity || identity.archived || identity.number === null) return;
    const person = await scope.row<PersonRow>(people.model, identity.employeeId);
    if (!person) return;
    const card = [
      { index: 'card', eq: cardOf(scope, identity.number) },
      { index: 'assigned', eq: false },
    ];
    for (let after: string | null = ''; after !== null;) {
      const where = [...card, { index: 'id', from: `${after}\u0000` }];
      const page: UnassignedRow[] = await scope.find(unassignedReadings, where, { limit: atOnce });
      for (const row of page) await move(scope, person, row);
      after = page.length === atOnce ? page.at(-1)!.id : null;
    }
  },
};
