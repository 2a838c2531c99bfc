import { comparable, endpoint, type Endpoint, refusalOf, runCommand, type CommandScope } from '@kadro/chassis';
import { personalClasses } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { z } from 'zod';
import { type EmployeeRow } from '../../person/rows/employee.ts';
import { employees } from '../../person/rows/employees.ts';
import { organizationAdmins } from '../../shared/access.ts';
import { forgetPerson } from '../forget/command.ts';
import { checkReason, reasonField } from '../shared/reason.ts';

const mostPeople = 100;

const input = z.strictObject({
  people: z
    .array(z.strictObject({ id: z.uuid('id_invalid'), classes: z.array(z.enum(personalClasses)).min(1) }))
    .min(1)
    .max(mostPeople),
  reason: reasonField,
  confirmation: z.string().trim().max(24),
});

const results = z.array(
  z.object({
    id: z.string(),
    code: z.union([z.string(), z.int()]).optional(),
    name: z.string().optional(),
    message: z.string().optional(),
  }),
);

/** As if the staff number had been typed; a refusal is reported, so that the others go on. */
async function forgetOne(
  scope: CommandScope,
  { id, classes }: z.infer<typeof input>['people'][number],
  reason: string,
): Promise<z.infer<typeof results>[number]> {
  const { principal, language, context } = scope;
  const { errors } = scope.domain;
  const row = await scope.row<EmployeeRow>(employees, id);
  try {
    await runCommand(scope, forgetPerson, {
      params: { id },
      // older numbers may hold what nobody can type
      body: { classes, reason, confirmation: comparable(row?.staffNumber ?? '') },
      principal,
      language,
      key: `${context.key}/${id}`,
      correlation: context.correlation,
    });
    return { id };
  } catch (thrown) {
    const refusal = refusalOf(thrown, errors);
    if (!refusal) throw thrown;
    const { code, name, message } = errors.body(refusal, scope.reader);
    return { id, code, name, message };
  }
}

export const forgetDue: Endpoint = endpoint({
  name: 'ForgetPeople',
  method: 'POST',
  path: 'retention/forget',
  summary: 'Forgets classes of several people; the number of people typed confirms it',
  access: organizationAdmins,
  input,
  example: {
    people: [{ id: '018f0000-0000-7000-8000-000000000001', classes: ['health'] }],
    reason: 'The retention period has ended',
    confirmation: '1',
  },
  answers: { status: 202, shape: z.object({ results }) },
  handle: async ({ people, reason, confirmation }, scope) => {
    await checkReason(scope, reason);
    if (confirmation !== String(people.length))
      reject('confirmation_wrong', { fields: { confirmation: { name: 'confirmation_wrong' } } });
    const answered = [];
    for (const one of people) answered.push(await forgetOne(scope, one, reason));
    return { status: 202, body: { results: answered } };
  },
});
