import { command } from '@kadro/chassis';
import { adminReach } from '@kadro/kernel';
import { z } from 'zod';
import { sensibleDay } from '../../shared/dated.ts';
import { freeText, mustSaySomething } from '../../shared/reasons.ts';
import { id } from '../../shared/references.ts';
import { period } from '../events.ts';
import { periods } from '../rows/periods.ts';
import { closingFacts } from './facts.ts';
import { closePeriod } from './rules.ts';

const day = z.strictObject({ employeeId: id, date: sensibleDay, reason: freeText });

export const closePeriodCommand = command(period, {
  name: 'ClosePeriod',
  method: 'POST',
  path: 'periods/{id}/close',
  summary:
    'Closes a month of a branch, or of whoever has none, for payroll; days that cannot be calculated are taken as they are, each with a reason',
  access: { who: 'reach', reach: adminReach },
  area: 'timesheet',
  target: { on: periods },
  status: 200,
  input: z.strictObject({ asTheyAre: z.array(day).max(5_000).optional() }),
  example: {
    asTheyAre: [
      {
        employeeId: '018f0000-0000-7000-8000-000000000001',
        date: '2026-03-02',
        reason: 'The terminal was off all day',
      },
    ],
  },
  prepare: ({ asTheyAre = [] }, scope) => {
    for (const [n, { reason }] of asTheyAre.entries()) mustSaySomething(reason, `asTheyAre.${n}.reason`);
    return closingFacts(scope);
  },
  decide: (state, { asTheyAre = [] }, facts) => closePeriod(state, asTheyAre, facts),
});
