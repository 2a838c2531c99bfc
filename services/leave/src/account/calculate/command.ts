import { type Endpoint, endpoint, type CommandScope } from '@kadro/chassis';
import { z } from 'zod';
import { usableUploads } from '../documents/storage.ts';
import { accountOf } from '../history.ts';
import { requestFacts } from '../request/facts.ts';
import { inputOf, type LeaveInput, requestBody, requestExample } from '../request/input.ts';
import { area, exampleId, leaveTypeId } from '../shared/declarations.ts';
import { knownPerson } from '../shared/lookups.ts';
import { clockTime, sensibleDay } from '../shared/shapes.ts';
import { previewOf, previewShape } from './preview.ts';

async function calculate(scope: CommandScope, input: LeaveInput): Promise<z.infer<typeof previewShape>> {
  await knownPerson(scope, scope.principal.account);
  const facts = await requestFacts(scope, input, await usableUploads(scope, input.documents));
  return previewOf(scope, await accountOf(scope, scope.principal.account), input, facts);
}

export const calculateLeave: Endpoint = endpoint({
  name: 'CalculateLeave',
  method: 'POST',
  path: 'leave-requests/calculate',
  summary: 'What a request would cost and who would decide; changes nothing',
  access: { who: 'member' },
  area,
  input: requestBody.extend({ id: z.uuid().optional(), requestId: z.string().max(64).optional() }),
  example: requestExample,
  keepsIntent: false,
  answers: { status: 200, shape: previewShape },
  handle: async ({ requestId, id: newId, ...body }, scope) => {
    scope.rowId = requestId ?? newId ?? '';
    return { status: 200, body: await calculate(scope, inputOf(scope.rowId, body)) };
  },
});

export const calculateHourlyLeave: Endpoint = endpoint({
  name: 'CalculateHourlyLeave',
  method: 'POST',
  path: 'leave-requests/calculateHourly',
  summary: 'The same for leave by the hour',
  access: { who: 'member' },
  area,
  input: z.strictObject({ leaveTypeId, date: sensibleDay, beginTime: clockTime, endTime: clockTime }),
  example: { leaveTypeId: exampleId, date: '2026-10-26', beginTime: '09:00', endTime: '11:00' },
  keepsIntent: false,
  answers: { status: 200, shape: previewShape },
  handle: async ({ date, ...body }, scope) => ({
    status: 200,
    body: await calculate(scope, { ...body, id: '', duration: 'HOURLY', beginDate: date, endDate: date }),
  }),
});
