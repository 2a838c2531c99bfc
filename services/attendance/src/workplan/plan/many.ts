import { bulkOf } from '@kadro/chassis';
import { planShiftsCommand } from './command.ts';
import { planFacts } from './facts.ts';
import { type PlanInput } from './facts.ts';

/** The same plan for several people, each an append of their own. */
export const planForMany = bulkOf(
  {
    ...planShiftsCommand,
    prepare: ({ id: _id, employeeId: _employee, ...input }: PlanInput & { id?: string; employeeId: string }, scope) =>
      planFacts(scope, input, 'MULTIPLE'),
  },
  { name: 'PlanShiftsOfMany', path: 'workplans/multiple', summary: 'Plans the same for several people' },
);
