import { command, multiline } from '@kadro/chassis';
import { instantSchema } from '@kadro/kernel';
import { z } from 'zod';
import { closedOf } from '../../periods/closed/facts.ts';
import { correction } from '../../periods/closed/shape.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { id, mustExist } from '../../shared/references.ts';
import { shifts } from '../../shift/rows.ts';
import { terminals } from '../../terminals/record.ts';
import { clock } from '../events.ts';
import { eventTypes } from '../kinds.ts';
import { deferredFacts } from '../requests/facts.ts';
import { readingFacts } from './facts.ts';
import { answeredAgain, answeredReading, recordOrAsk } from './or-ask.ts';

/** At the web terminal; for others by admins and by managers who assign shifts. */
export const recordClock = command(clock, {
  name: 'RecordClock',
  method: 'POST',
  path: 'clock-records',
  summary: 'Records that somebody came, left, or took a break: oneself now, or somebody else at a time',
  access: { who: 'reach', reach: ['own', 'managed', 'branches', 'all'] },
  area: 'clockInOut',
  target: { on: people.model, by: 'employeeId' },
  status: 201,
  input: z.strictObject({
    /** Absent = the caller. */
    employeeId: id.optional(),
    eventType: z.enum(eventTypes),
    /** Absent = now. */
    at: instantSchema.nullish(),
    /** What the clock of the browser says while it sends; for what was recorded offline. */
    sentAt: instantSchema.nullish(),
    terminalId: id.nullish(),
    /** The one that is meant, where several fit. */
    shiftId: id.nullish(),
    description: multiline(z.string().trim().min(1).max(2_000)).nullish(),
    /** Of somebody else's in a closed month. */
    correction,
  }),
  example: { eventType: 'CLOCK_IN' },
  prepare: async ({ employeeId: _employee, correction: said, ...input }, scope) => {
    const { reading, counts } = await readingFacts(scope, input);
    const person = scope.foundRow<PersonRow>(people.model);
    const request = counts ? null : await deferredFacts(scope, person, reading);
    // the own ones say themselves what they are refused for
    if (reading.source !== 'CORRECTION') return { reading, request };
    await mustExist(terminals, input.terminalId, 'terminalId', scope);
    await mustExist({ model: shifts }, input.shiftId, 'shiftId', scope);
    const closed = await closedOf(scope, person, { from: reading.on, to: reading.on });
    return { reading, request, closed, correction: said };
  },
  decide: recordOrAsk,
  answer: answeredReading,
  again: answeredAgain,
});
