import { bulkOf, command, type CommandScope, endpoint, type Endpoint } from '@kadro/chassis';
import { daySchema, hasRole, type Principal, reject, todayIn } from '@kadro/kernel';
import { z } from 'zod';
import { previewOf, previewShape } from '../calculate/preview.ts';
import { documents } from '../documents/storage.ts';
import { leaveAccount } from '../events.ts';
import { accountOf } from '../history.ts';
import { recountIfLate } from '../recount/job.ts';
import { type LeaveRequestRow, leaveRequests } from '../rows/requests/model.ts';
import { askedFields, clockTime, leavePeriod } from '../shared/shapes.ts';
import { type LeaveAccountState } from '../state.ts';
import { knownPerson, namesOf, requestFacts, settingsOf } from './facts.ts';
import { type LeaveInput } from './problems.ts';
import {
  type Act,
  addDocument,
  askDetail,
  cancelLeave,
  changeRequest,
  decideLeave,
  giveDetail,
  removeDocument,
  requestLeave,
} from './rules.ts';

const member = { who: 'member' } as const;
const own = { who: 'reach', reach: ['own'] } as const;
const deciders = { who: 'reach', reach: ['named', 'all'] } as const;
const ownOrAdmins = { who: 'reach', reach: ['own', 'branches', 'all'] } as const;
const onRequest = { on: leaveRequests } as const;
const area = 'leave';

const text = z.string().trim().max(2_000);
const id = z.uuid();
const fileIds = z.array(z.string().min(1).max(64)).max(10);

const asked = {
  leaveTypeId: z.string().min(1).max(64),
  duration: askedFields.duration,
  beginDate: daySchema,
  endDate: daySchema.optional(),
  period: leavePeriod.nullish(),
  beginTime: clockTime.nullish(),
  endTime: clockTime.nullish(),
};
const askedWhole = z.strictObject({ ...asked, reason: text.nullish(), documents: fileIds.optional() });
const example = {
  leaveTypeId: '018f0000-0000-7000-8000-000000000001',
  duration: 'FULL_DAY',
  beginDate: '2026-10-26',
  endDate: '2026-10-30',
} as const;

type AskedBody = z.infer<typeof askedWhole>;

const inputOf = (rowId: string, { endDate, ...rest }: AskedBody): LeaveInput => ({
  ...rest,
  id: rowId,
  endDate: endDate ?? rest.beginDate,
});

const rowOf = (scope: CommandScope): LeaveRequestRow => scope.found as unknown as LeaveRequestRow;

/** Own uploads that a command may take up, or what the request has already. */
async function uploads(scope: CommandScope, ids: readonly string[] = []): Promise<string[]> {
  return (await documents.ownOrphans(scope, ids, scope.rowId)).map((file) => file.id);
}

const request = command(leaveAccount, {
  name: 'RequestLeave',
  method: 'POST',
  path: 'leave-requests',
  summary: 'Asks for leave for oneself',
  access: member,
  area,
  target: { at: (scope) => scope.principal.account, makes: leaveRequests },
  input: askedWhole.extend({ id: id.optional() }),
  example,
  prepare: async (input, scope) => {
    const { id: _id, ...body } = input;
    const whole = inputOf(scope.rowId, body);
    return { input: whole, facts: await requestFacts(scope, whole, await uploads(scope, input.documents)) };
  },
  decide: (state: LeaveAccountState, _input, { input, facts }) => requestLeave(state, input, facts),
  after: recountIfLate,
});

const change = command(leaveAccount, {
  name: 'ChangeLeaveRequest',
  method: 'PUT',
  path: 'leave-requests/{id}',
  summary: 'Changes an open request; other dates ask from the start',
  access: own,
  area,
  target: onRequest,
  input: askedWhole,
  example,
  prepare: async (input, scope) => {
    const whole = inputOf(scope.rowId, input);
    return { input: whole, facts: await requestFacts(scope, whole, await uploads(scope, input.documents)) };
  },
  decide: (state: LeaveAccountState, _input, { input, facts }) => changeRequest(state, input, facts),
  after: recountIfLate,
});

/** Who acts, from the server's own principal. */
async function actOf(scope: CommandScope): Promise<Act> {
  const row = rowOf(scope);
  const actor = scope.principal.account;
  return {
    actor,
    at: scope.now().toString({ smallestUnit: 'millisecond' }),
    isRequester: row.employeeId === actor,
    isSuperAdmin: hasRole(scope.principal as Principal, ['SUPER_ADMIN']),
    nameOf: await namesOf(
      scope,
      row.steps.map((step) => step.managerId),
    ),
  };
}

const process = command(leaveAccount, {
  name: 'ProcessLeaveRequest',
  method: 'PUT',
  path: 'leave-requests/processes/{id}',
  summary: "Approves or denies in one's turn",
  access: deciders,
  area,
  target: onRequest,
  input: z.strictObject({ approved: z.boolean(), note: text.nullish() }),
  example: { approved: true },
  prepare: async (_input, scope) => ({ id: scope.rowId, act: await actOf(scope) }),
  decide: (state: LeaveAccountState, input, { id: rowId, act }) => decideLeave(state, { id: rowId, ...input }, act),
});

const processMany = bulkOf(process, {
  name: 'ProcessLeaveRequests',
  path: 'leave-requests/processes/multiple',
  summary: 'Approves or denies several at once',
});

const needDetail = command(leaveAccount, {
  name: 'AskLeaveDetail',
  method: 'PUT',
  path: 'leave-requests/processes/{id}/need-extra-detail',
  summary: 'Asks the requester for more detail',
  access: deciders,
  area,
  target: onRequest,
  input: z.strictObject({ note: text }),
  example: { note: 'Which hospital was it?' },
  prepare: async (_input, scope) => ({ id: scope.rowId, act: await actOf(scope) }),
  decide: (state: LeaveAccountState, { note }, { id: rowId, act }) => askDetail(state, { id: rowId, note }, act),
});

const detail = command(leaveAccount, {
  name: 'GiveLeaveDetail',
  method: 'PUT',
  path: 'leave-requests/{id}/detail',
  summary: 'Answers what an approver asked',
  access: own,
  area,
  target: onRequest,
  input: z.strictObject({ note: text, documents: fileIds.optional() }),
  example: { note: 'The letter is attached.' },
  prepare: async (input, scope) => ({
    id: scope.rowId,
    facts: {
      at: scope.now().toString({ smallestUnit: 'millisecond' }),
      documents: await uploads(scope, input.documents),
    },
  }),
  decide: (state: LeaveAccountState, input, { id: rowId, facts }) => giveDetail(state, { id: rowId, ...input }, facts),
});

/** The day it is for the person whose leave it is. */
async function todayOf(scope: CommandScope, employeeId: string): Promise<string> {
  return employeeId === scope.principal.account ? scope.today() : todayIn((await settingsOf(scope)).zone, scope.now());
}

const cancelling = command(leaveAccount, {
  name: 'CancelLeaveRequest',
  method: 'PUT',
  path: 'leave-requests/{id}/cancel',
  summary: 'Cancels a request, or its dates from one on',
  access: ownOrAdmins,
  area,
  target: onRequest,
  input: z.strictObject({ reason: text, from: daySchema.nullish() }),
  example: { reason: 'Back at work earlier', from: '2026-10-28' },
  prepare: async (_input, scope) => {
    const { employeeId } = rowOf(scope);
    const actor = scope.principal.account;
    return {
      id: scope.rowId,
      facts: {
        actor,
        isRequester: employeeId === actor,
        at: scope.now().toString({ smallestUnit: 'millisecond' }),
        today: await todayOf(scope, employeeId),
      },
    };
  },
  decide: (state: LeaveAccountState, input, { id: rowId, facts }) => cancelLeave(state, { id: rowId, ...input }, facts),
});

const attach = command(leaveAccount, {
  name: 'AddLeaveDocument',
  method: 'POST',
  path: 'leave-requests/{id}/document',
  summary: 'Attaches an uploaded file',
  access: own,
  area,
  target: onRequest,
  status: 201,
  input: z.strictObject({ documentId: z.string().min(1).max(64) }),
  example: { documentId: '018f0000-0000-7000-8000-000000000001' },
  prepare: async ({ documentId }, scope) => ({ id: scope.rowId, documents: await uploads(scope, [documentId]) }),
  decide: (state: LeaveAccountState, { documentId }, { id: rowId, documents: own }) =>
    addDocument(state, { id: rowId, documentId }, { documents: own }),
});

const detach = command(leaveAccount, {
  name: 'RemoveLeaveDocument',
  method: 'DELETE',
  path: 'leave-requests/{id}/document',
  summary: 'Removes an attached file',
  access: own,
  area,
  target: onRequest,
  input: z.strictObject({ url: z.string().min(1).max(300) }),
  example: {
    url: '/leave/api/v1/leave-requests/018f0000-0000-7000-8000-000000000001/document/018f0000-0000-7000-8000-000000000002',
  },
  prepare: async ({ url }, scope) => {
    const documentId = url.split('/').at(-1)!;
    if (url !== documents.urlOf(scope.rowId, documentId))
      reject('reference_unknown', { fields: { url: { name: 'reference_unknown' } } });
    return { id: scope.rowId, documentId, documentRequired: rowOf(scope).documentRequired };
  },
  decide: (state: LeaveAccountState, _input, { id: rowId, documentId, documentRequired }) =>
    removeDocument(state, { id: rowId, documentId }, { documentRequired }),
});

const calculateInput = z.strictObject({
  ...askedWhole.shape,
  id: id.optional(),
  requestId: z.string().max(64).optional(),
});

async function calculate(scope: CommandScope, input: LeaveInput): Promise<z.infer<typeof previewShape>> {
  await knownPerson(scope, scope.principal.account);
  const facts = await requestFacts(scope, input, await uploads(scope, input.documents));
  return previewOf(scope, await accountOf(scope, scope.principal.account), input, facts);
}

const calculation: Endpoint = endpoint({
  name: 'CalculateLeave',
  method: 'POST',
  path: 'leave-requests/calculate',
  summary: 'What a request would cost and who would decide; changes nothing',
  access: member,
  area,
  input: calculateInput,
  example,
  answers: { status: 200, shape: previewShape },
  handle: async ({ requestId, id: newId, ...body }, scope) => {
    scope.rowId = requestId ?? newId ?? '';
    return { status: 200, body: await calculate(scope, inputOf(scope.rowId, body)) };
  },
});

const hourly: Endpoint = endpoint({
  name: 'CalculateHourlyLeave',
  method: 'POST',
  path: 'leave-requests/calculateHourly',
  summary: 'The same for leave by the hour',
  access: member,
  area,
  input: z.strictObject({ leaveTypeId: asked.leaveTypeId, date: daySchema, beginTime: clockTime, endTime: clockTime }),
  example: { leaveTypeId: example.leaveTypeId, date: '2026-10-26', beginTime: '09:00', endTime: '11:00' },
  answers: { status: 200, shape: previewShape },
  handle: async ({ date, ...body }, scope) => ({
    status: 200,
    body: await calculate(scope, { ...body, id: '', duration: 'HOURLY', beginDate: date, endDate: date }),
  }),
});

export const requestCommands = [request, change, process, needDetail, detail, cancelling, attach, detach];
export const requestEndpoints = [calculation, hourly, processMany];
