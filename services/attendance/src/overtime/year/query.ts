import { GuardedRows, named, query } from '@kadro/chassis';
import { z } from 'zod';
import { sensibleDay } from '../../shared/dated.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { overtime } from '../events.ts';
import { overtimes } from '../rows/overtimes.ts';
import { area } from '../shapes.ts';
import { yearFacts } from './facts.ts';
import { approvedAhead } from './rules.ts';

const requests = new GuardedRows(overtimes);
const minutes = z.int();

const answer = named(
  'OvertimeYear',
  z.object({
    year: z.int(),
    counted: minutes.describe('overtime of the days that are over'),
    approved: minutes.describe('approved for days that are not over'),
    most: minutes.nullable().describe('null where there is no limit'),
    refuses: z.boolean().describe('whether more is refused, or only shown'),
  }),
);

/** The overtime of a person's calendar year, for whoever asks for more or decides on it. */
export const overtimeYear = query({
  name: 'overtimeYear',
  access: { who: 'member' },
  area,
  args: z.object({
    requestId: z.string().max(64).nullish().describe('the year of this request, without itself'),
    date: sensibleDay.nullish().describe('instead: the caller’s own year of this date'),
  }),
  answer: answer.nullable(),
  example: { date: '2026-10-26' },
  run: async ({ requestId, date }, scope) => {
    const request = requestId ? (await requests.byIds(scope, [requestId]))[0] : undefined;
    if (requestId && !request) return null;
    const employeeId = request?.employeeId ?? scope.principal.account;
    const person = await scope.row<PersonRow>(people.model, employeeId);
    if (!person) return null;
    const { isRefused: refuses, ...facts } = await yearFacts(
      scope,
      person,
      request?.overtimeDate ?? date ?? scope.today(),
    );
    const { state } = await scope.state(overtime, employeeId);
    const approved = approvedAhead(state, { ...facts, isRefused: refuses }, requestId ?? undefined);
    return { year: facts.year, counted: facts.counted, most: facts.most, approved, refuses };
  },
});
