import { z } from 'zod';
import { type Command, command, type Target } from '../command.ts';
import { type Access } from '../principal.ts';
import { Refused } from '../refusal.ts';
import { type DatedField } from './dated-field.ts';
import { type RecordDecider } from './decider.ts';

interface Revoking {
  name: string;
  summary: string;
  access: Access;
  path: string;
  target: Target;
  event: string;
}

/** Takes back a value that is to count from a later day. */
export function revokeCommand({ today }: DatedField, own: RecordDecider, { event: type, ...route }: Revoking): Command {
  return command(own, {
    ...route,
    method: 'DELETE',
    input: z.strictObject({}),
    example: {},
    prepare: async (_input, scope) => ({ from: scope.params['from'] ?? '', today: today(scope.found!, scope) }),
    decide: ({ values }, _input, { from, today: now }) => {
      if (!values.some((one) => one.from === from)) throw new Refused('entity_not_found');
      if (from <= now) throw new Refused('already_effective');
      return [{ type, data: { from } }];
    },
  });
}
