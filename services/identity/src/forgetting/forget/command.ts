import {
  command,
  type CommandScope,
  decider,
  event,
  named,
  personalDataOf,
  publish,
  type ReadModel,
  readModel,
  Refused,
} from '@kadro/chassis';
import { adminReach, isMeaningful, type PersonalClass, personalClasses, reject } from '@kadro/kernel';
import { z } from 'zod';
import { refuseAbove } from '../../person/sections/command.ts';
import { type EmployeeRow, employees } from '../../person/rows/employees.ts';
import { type OrganizationRow, organizations } from '../../organization/events.ts';
import { collectPerson } from '../../person/export/collect.ts';

/** Without these nobody could be employed: they go with the end of the employment only. */
const neededToEmploy: readonly PersonalClass[] = ['identity', 'contact'];
/** Where a class is gone, what was reserved for it is free again. */
const reservedBy: Partial<Record<PersonalClass, string>> = { identity: 'staffNumber', contact: 'workEmail' };

const dataClass = named('PersonalClass', z.enum(personalClasses));
const classes = z.array(dataClass);

interface State {
  forgotten: readonly PersonalClass[];
}

/**
 * Which classes of a person's data were ordered to be forgotten (streams.md); the reason is itself without personal
 * data.
 */
export const forgetting = decider({
  name: 'forgetting',
  initial: { forgotten: [] } as State,
  events: { PersonalDataForgotten: event(1, z.object({ classes, reason: z.string() })) },
  evolve: { PersonalDataForgotten: ({ forgotten }, data) => ({ forgotten: [...forgotten, ...data.classes] }) },
});

export interface ForgottenRow {
  id: string;
  classes: { dataClass: PersonalClass; at: string; by: string; reason: string }[];
}

/** People of whom something was forgotten: what, when, by whom and why. */
export const forgottenPeople = readModel<unknown, (typeof forgetting)['events'], ForgottenRow>(forgetting as never, {
  name: 'forgottenPeople',
  row: 'ForgottenPerson',
  version: 1,
  schema: z.object({
    id: z.string(),
    revision: z.int(),
    classes: z.array(
      named('ForgottenClass', z.object({ dataClass, at: z.string(), by: z.string(), reason: z.string() })),
    ),
    updatedDateTime: z.string(),
  }),
  indexes: {},
  reach: { own: 'id' },
  access: ['own', 'all'],
  project: {
    PersonalDataForgotten: (row, { data, at, actor }) => ({
      classes: [
        ...(row?.classes ?? []),
        ...data.classes.map((one) => ({ dataClass: one, at, by: actor, reason: data.reason })),
      ],
    }),
  },
}) as unknown as ReadModel<never>;

/** Forgets what is not forgotten yet; nothing left = nothing to say. */
export function forgetClasses(
  { forgotten }: State,
  { classes: wanted, reason }: { classes: readonly PersonalClass[]; reason: string },
) {
  const left = [...new Set(wanted)].filter((one) => !forgotten.includes(one));
  return left.length > 0 ? [{ type: 'PersonalDataForgotten' as const, data: { classes: left, reason } }] : [];
}

export const forgetReason = z.string().trim().min(1).max(500);

/** @throws Rejection meaningful_text */
export async function refuseEmptyReason(scope: CommandScope, reason: string): Promise<void> {
  const settings = await scope.row<OrganizationRow>(organizations, scope.organization);
  const min = settings!.parameters.meaningfulTextLetters;
  if (!isMeaningful(reason, min))
    reject('meaningful_text', { params: { min }, fields: { reason: { name: 'meaningful_text', params: { min } } } });
}

export const forgetPerson = command(forgetting, {
  name: 'ForgetPersonalData',
  method: 'POST',
  path: 'employees/{id}/forget',
  status: 202,
  summary: 'Makes classes of a person’s data unreadable for ever, everywhere; the staff number typed again confirms it',
  access: { who: 'reach', reach: ['all'] },
  target: { on: employees },
  input: z.strictObject({
    classes: classes.min(1).max(personalClasses.length),
    reason: forgetReason,
    confirmation: z.string().trim().max(24),
  }),
  example: { classes: ['health'], reason: 'The retention period has ended', confirmation: '1042' },
  prepare: async (input, scope) => {
    const { id, status, staffNumber } = scope.found as EmployeeRow;
    if (id === scope.principal.account) throw new Refused('own_account');
    refuseAbove(scope);
    if (status === 'ACTIVE' && input.classes.some((one) => neededToEmploy.includes(one)))
      reject('still_employed', { fields: { classes: { name: 'still_employed' } } });
    await refuseEmptyReason(scope, input.reason);
    if (staffNumber && input.confirmation !== staffNumber)
      reject('confirmation_wrong', { fields: { confirmation: { name: 'confirmation_wrong' } } });
  },
  decide: (state: State, { classes: wanted, reason }) => forgetClasses(state, { classes: wanted, reason }),
});

/** Forgetting, taking along, and the message by which other services do the same. */
export const personalDataPart = {
  own: personalDataOf({
    people: employees,
    forgets: ['all'],
    exports: ['own', ...adminReach],
    from: 'identity',
    on: 'PersonalDataForgotten',
    take: ({ data, stream }) => ({ person: stream.slice(stream.indexOf('_') + 1), classes: data.classes }),
    before: async ({ runtime, context }, { person, classes: forgotten }) => {
      const kinds = forgotten.flatMap((one) => reservedBy[one as PersonalClass] ?? []);
      if (kinds.length > 0) await runtime.reservations.releaseAll(kinds, person, context);
    },
    collect: collectPerson,
  }),
  orders: {
    deciders: [forgetting],
    readModels: [forgottenPeople],
    commands: [forgetPerson],
    publications: [
      publish<ForgottenRow>(forgottenPeople, {
        message: 'PersonalDataForgotten',
        on: ['PersonalDataForgotten'],
        concerns: ({ id }) => id,
        data: ({ id, classes: all }) => ({ personId: id, classes: all.map((one) => one.dataClass) }),
      }),
    ],
  },
};
