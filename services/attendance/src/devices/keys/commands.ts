import { command, type CommandScope, Refused } from '@kadro/chassis';
import { z } from 'zod';
import { organizationAdmins } from '../../shared/access.ts';
import { type TerminalRow, terminals } from '../../terminals/record.ts';
import { terminalKey } from './events.ts';
import { destroyKey, madeKey } from './secret.ts';

const common = {
  path: 'terminals/{id}/key',
  access: organizationAdmins,
  target: { on: terminals.model },
  input: z.strictObject({}),
  example: {},
} as const;

const placeOf = ({ organization, id }: CommandScope, keyId: string) => ({ organization, terminal: id, keyId });

/** What does not count any more verifies nothing, after a restore of the log alone either. */
async function destroyEnded(scope: CommandScope): Promise<void> {
  const { ended } = (await scope.state(terminalKey, scope.id)).state;
  for (const keyId of ended) await destroyKey(scope, placeOf(scope, keyId));
}

const make = command(terminalKey, {
  ...common,
  name: 'MakeTerminalKey',
  method: 'POST',
  status: 201,
  summary: 'Makes the key that a terminal signs with, shown this once; a former one ends',
  prepare: async (_input, scope) => {
    if (scope.foundRow<TerminalRow>(terminals.model).archived) throw new Refused('archived_record');
    return { keyId: scope.newId('key'), by: scope.principal.account };
  },
  decide: (_state, _input, data) => [{ type: 'TerminalKeyMade', data }],
  answer: async (_facts, scope) => ({ key: await madeKey(scope, placeOf(scope, scope.newId('key'))) }),
  after: destroyEnded,
});

const revoke = command(terminalKey, {
  ...common,
  name: 'RevokeTerminalKey',
  method: 'DELETE',
  summary: 'Ends the key of a terminal: what it signs is refused from now on',
  prepare: async (_input, scope) => scope.principal.account,
  decide: ({ keyId }, _input, by) => (keyId === null ? [] : [{ type: 'TerminalKeyRevoked', data: { keyId, by } }]),
  after: destroyEnded,
});

export const keyCommands = [make, revoke];
