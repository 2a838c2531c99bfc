import { bulkOf, command, type CommandScope } from '@kadro/chassis';
import { z } from 'zod';
import { people, type PersonRow } from '../../replicas/people.ts';
import { decisionFacts } from '../../shared/decisions.ts';
import { freeText } from '../../shared/reasons.ts';
import { foundRequest, ofDeciders } from '../declarations.ts';
import { overtime } from '../events.ts';
import { type OvertimeRow } from '../rows/fields.ts';
import { yearFacts } from '../year/facts.ts';
import { type YearFacts } from '../year/rules.ts';
import { decideOvertime } from './rules.ts';

async function yearOf(scope: CommandScope, { employeeId, overtimeDate }: OvertimeRow): Promise<YearFacts | null> {
  const person = await scope.row<PersonRow>(people.model, employeeId);
  return person && yearFacts(scope, person, overtimeDate);
}

export const processOvertime = command(overtime, {
  ...ofDeciders,
  name: 'ProcessOvertime',
  method: 'PUT',
  path: 'overtimes/processes/{id}',
  summary: "Approves or denies in one's turn",
  input: z.strictObject({ approved: z.boolean(), note: freeText.nullish() }),
  example: { approved: true },
  prepare: async ({ approved }, scope) => {
    const request = foundRequest(scope);
    const facts = await decisionFacts(scope, request);
    return { id: scope.rowId, facts: { ...facts, yearOfDate: approved ? await yearOf(scope, request) : null } };
  },
  decide: (state, input, { id, facts }) => decideOvertime(state, { id, ...input }, facts),
});

export const processOvertimes = bulkOf(processOvertime, {
  name: 'ProcessOvertimes',
  path: 'overtimes/processes/multiple',
  summary: 'Approves or denies several at once',
});
