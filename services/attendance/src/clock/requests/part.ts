import { command, type Part } from '@kadro/chassis';
import { z } from 'zod';
import { requestCommands } from '../../requests/commands.ts';
import { shiftApprovers } from '../../requests/directory.ts';
import { Replacing } from '../../requests/replace.ts';
import { Telling } from '../../requests/notices/telling.ts';
import { freeText } from '../../shared/reasons.ts';
import { id } from '../../shared/references.ts';
import { sensibleDay } from '../../shared/dated.ts';
import { localTime } from '../../shift/shape.ts';
import { clock } from '../events.ts';
import { eventTypes } from '../kinds.ts';
import { approvalFacts, correctionFacts } from './facts.ts';
import { correctionTexts } from './notices.ts';
import { clockCorrectionRows, correctionArea, correctionCounts, shownCorrections } from './rows/corrections.ts';
import { correctionActs, decideCorrection, replaceCorrectionApprover, requestCorrection } from './rules.ts';
import { problems } from './shape.ts';

const requestCommand = command(clock, {
  name: 'RequestClockCorrection',
  method: 'POST',
  path: 'clock-corrections',
  summary: "Asks the shift managers to correct one's own clock records",
  access: { who: 'member' },
  area: correctionArea,
  target: { at: (scope) => scope.principal.account, makes: clockCorrectionRows },
  input: z.strictObject({
    id: z.uuid().optional(),
    problem: z.enum(problems),
    /** The record that is wrong or superfluous. */
    clockRecordId: id.nullish(),
    /** At the place, with `time`; of a wrong record, what is not said stays. */
    date: sensibleDay.nullish(),
    time: localTime.nullish(),
    eventType: z.enum(eventTypes).nullish(),
    reason: freeText,
  }),
  example: {
    problem: 'MISSING',
    date: '2026-03-02',
    time: '18:02',
    eventType: 'CLOCK_OUT',
    reason: 'I forgot to clock out',
  },
  prepare: ({ id: _id, ...input }, scope) => correctionFacts(scope, input),
  decide: (state, _input, data) => requestCorrection(state, data),
});

const processed = requestCommands({
  decider: clock,
  model: clockCorrectionRows,
  resource: 'clock-corrections',
  noun: 'ClockCorrection',
  what: 'a correction',
  area: correctionArea,
  approvalFacts,
  decide: decideCorrection,
  acts: correctionActs,
});

const replacing = new Replacing({
  noun: 'Correction',
  decider: clock,
  model: clockCorrectionRows,
  approvers: shiftApprovers,
  right: 'mayApproveShift',
  replace: replaceCorrectionApprover,
});

const telling = new Telling({
  noun: 'Correction',
  template: 'clockCorrection',
  model: clockCorrectionRows,
  wants: ({ notifyShift }) => notifyShift,
  path: (notice, request) =>
    notice === 'asked' ? `/time/corrections/pending-requests?request=${request}` : `/time/clock-corrections/${request}`,
  texts: correctionTexts,
  values: ({ date }) => ({ on: date }),
});

/** Requests for corrected readings: what becomes of them is recorded in the person's clock stream. */
export const correctionRequests: Part = {
  commands: [requestCommand, ...processed.commands],
  endpoints: processed.endpoints,
  readModels: [shownCorrections],
  queries: correctionCounts,
  reactions: [replacing.reaction, telling.reaction],
  jobs: [replacing.job, telling.job],
  scheduledTasks: [replacing.missed],
};
