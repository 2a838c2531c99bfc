import { command } from '@kadro/chassis';
import { adminReach } from '@kadro/kernel';
import { z } from 'zod';
import { sensorKinds } from '../clock/kinds.ts';
import { type PersonRow } from '../replicas/people.ts';
import { administrators } from '../shared/access.ts';
import { id } from '../shared/references.ts';
import { identity } from './events.ts';
import { administered, cardKind, mustBeFreeFor } from './holder.ts';
import { identities, type IdentityRow } from './rows.ts';
import { changeIdentity, takeIdentity } from './rules.ts';

const number = z.string().trim().min(1).max(128);
const kind = z.enum(sensorKinds);

const create = command(identity, {
  name: 'CreateIdentity',
  method: 'POST',
  path: 'identities',
  summary: 'Gives a person a card, or another identity that terminals read',
  access: administrators,
  target: { creates: true },
  input: z.strictObject({ id: z.uuid().optional(), employeeId: id, kind: kind.default('CARD'), number }),
  example: { employeeId: '018f0000-0000-7000-8000-000000000001', kind: 'CARD', number: '04A2245B' },
  reserves: ({ number: value }) => [{ kind: cardKind, value, field: 'number' }],
  prepare: async ({ employeeId, number: value }, scope): Promise<{ person: PersonRow; by: string }> => {
    const person = await administered(scope, employeeId);
    await mustBeFreeFor(scope, employeeId, value);
    return { person, by: scope.principal.account };
  },
  decide: (_state, { id: _id, ...fields }, { person: { branchId }, by }) => [
    { type: 'IdentityGiven', data: { ...fields, branchId, by } },
  ],
});

const own = {
  path: 'identities/{id}',
  access: { who: 'reach', reach: adminReach },
  target: { on: identities },
} as const;

const change = command(identity, {
  ...own,
  name: 'ChangeIdentity',
  method: 'PUT',
  summary: 'Changes number or kind of an identity',
  input: z.strictObject({ kind: kind.optional(), number: number.optional() }),
  example: { number: '04A2245C' },
  reserves: ({ number: value }, scope) =>
    value === undefined
      ? []
      : [{ kind: cardKind, value, field: 'number', replaces: scope.foundRow<IdentityRow>(identities).number }],
  prepare: async ({ number: value }, scope) => {
    const { employeeId } = scope.foundRow<IdentityRow>(identities);
    if (value !== undefined) await mustBeFreeFor(scope, employeeId, value);
    return scope.principal.account;
  },
  decide: changeIdentity,
});

const take = command(identity, {
  ...own,
  name: 'TakeIdentity',
  method: 'DELETE',
  summary: 'Takes an identity from its person; the number is free again',
  input: z.strictObject({}),
  example: {},
  prepare: async (_input, scope) => scope.principal.account,
  decide: (state, _input, by) => takeIdentity(state, by),
  after: (scope) => scope.reservations.releaseAll([cardKind], scope.id, scope.context),
});

export const identityCommands = [create, change, take];
