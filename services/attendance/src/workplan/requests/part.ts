import { command, type Part } from '@kadro/chassis';
import { z } from 'zod';
import { requestCommands } from '../../requests/commands.ts';
import { shiftApprovers } from '../../requests/directory.ts';
import { Telling } from '../../requests/notices/telling.ts';
import { Replacing } from '../../requests/replace.ts';
import { sensibleDay } from '../../shared/dated.ts';
import { freeText } from '../../shared/reasons.ts';
import { id } from '../../shared/references.ts';
import { workplan } from '../events.ts';
import { changeFacts, shiftChangeFacts } from './facts.ts';
import { shiftChangeTexts } from './notices.ts';
import { shiftArea, shownWorkplanRequests, workplanRequestCounts, workplanRequests } from './rows/requests.ts';
import { decideShiftChange, replaceShiftChangeApprover, requestShiftChange, shiftChangeActs } from './rules.ts';

const mostDays = 31;

const requestCommand = command(workplan, {
  name: 'RequestShiftChange',
  method: 'POST',
  path: 'workplan-requests',
  summary: 'Asks the shift managers for other shifts on some dates, for free days, or to swap days',
  access: { who: 'member' },
  area: shiftArea,
  target: { at: (scope) => scope.principal.account, makes: workplanRequests },
  input: z.strictObject({
    id: z.uuid().optional(),
    /** What is wanted in the place of what is planned; no shift = free. */
    days: z
      .array(z.strictObject({ date: sensibleDay, shiftIds: z.array(id).max(10) }))
      .min(1)
      .max(mostDays),
    reason: freeText.nullish(),
  }),
  example: {
    days: [{ date: '2026-03-02', shiftIds: ['018f0000-0000-7000-8000-000000000002'] }],
    reason: 'An appointment in the morning',
  },
  prepare: ({ id: _id, ...input }, scope) => shiftChangeFacts(scope, input),
  decide: (state, _input, { data, facts }) => requestShiftChange(state, data, facts),
});

const processed = requestCommands({
  decider: workplan,
  model: workplanRequests,
  resource: 'workplan-requests',
  noun: 'WorkplanRequest',
  what: 'a request for other shifts',
  area: shiftArea,
  approvalFacts: changeFacts,
  decide: decideShiftChange,
  acts: shiftChangeActs,
});

const replacing = new Replacing({
  noun: 'ShiftChange',
  decider: workplan,
  model: workplanRequests,
  approvers: shiftApprovers,
  right: 'mayApproveShift',
  replace: replaceShiftChangeApprover,
});

const telling = new Telling({
  noun: 'ShiftChange',
  template: 'shiftChange',
  model: workplanRequests,
  wants: ({ notifyShift }) => notifyShift,
  path: (notice, request) =>
    notice === 'asked' ? `/time/shif/pending-requests?request=${request}` : `/time/shift-requests/${request}`,
  texts: shiftChangeTexts,
  values: ({ from, to }) => ({ period: { from, to } }),
});

/** Requests for other shifts: what becomes of them is planned in the person's workplan stream. */
export const shiftRequests: Part = {
  commands: [requestCommand, ...processed.commands],
  endpoints: processed.endpoints,
  readModels: [shownWorkplanRequests],
  queries: workplanRequestCounts,
  reactions: [replacing.reaction, telling.reaction],
  jobs: [replacing.job, telling.job],
  scheduledTasks: [replacing.missed],
};
