import { type Part, personalDataOf, publish } from '@kadro/chassis';
import { adminReach, type PersonalClass } from '@kadro/kernel';
import { collectPerson } from '../person/export/collect.ts';
import { type EmployeeRow } from '../person/rows/employee.ts';
import { employees } from '../person/rows/employees.ts';
import { mustHaveRightsOf } from '../person/shared/access.ts';
import { forgetting } from './events.ts';
import { forgetPerson } from './forget/command.ts';
import { forgetDue } from './retention/endpoint.ts';
import { countDue } from './retention/job.ts';
import { retentionDue } from './retention/query.ts';
import { type ForgottenRow, forgottenPeople } from './rows/forgotten-people.ts';

/** Where a class is gone, what was reserved for it is free again. */
const reservedBy: Partial<Record<PersonalClass, string>> = { identity: 'staffNumber', contact: 'workEmail' };

export const personalData = personalDataOf({
  people: employees,
  forgets: ['all'],
  exports: ['own', ...adminReach],
  admits: async (scope, person) => mustHaveRightsOf(scope, (await scope.row<EmployeeRow>(employees, person))!),
  from: 'identity',
  on: 'PersonalDataForgotten',
  forgottenBy: ({ data, stream }) => ({
    person: stream.slice(stream.indexOf('_') + 1),
    classes: data.classes,
    generations: data.generations,
  }),
  before: async ({ reservations, context }, { person, classes }) => {
    const kinds = classes.flatMap((one) => reservedBy[one as PersonalClass] ?? []);
    if (kinds.length > 0) await reservations.releaseAll(kinds, person, context);
  },
  collect: collectPerson,
});

/** The message is how other services learn of it. */
export const forgettingOrders: Part = {
  deciders: [forgetting],
  readModels: [forgottenPeople],
  commands: [forgetPerson],
  publications: [
    publish<ForgottenRow>(forgottenPeople, {
      message: 'PersonalDataForgotten',
      on: ['PersonalDataForgotten'],
      concerns: ({ id }) => id,
      data: ({ id, classes }) => {
        const times = Map.groupBy(classes, (one) => one.dataClass);
        const again = [...times].filter(([, all]) => all.length > 1).map(([one, all]) => [one, all.length - 1]);
        return {
          personId: id,
          classes: [...times.keys()],
          ...(again.length > 0 && { generations: Object.fromEntries(again) }),
        };
      },
    }),
  ],
};

export const retention: Part = {
  endpoints: [forgetDue],
  queries: [retentionDue],
  scheduledTasks: [{ name: 'countDueForgetting', everyMs: 24 * 3_600_000, run: countDue }],
};
