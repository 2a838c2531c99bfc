import { named } from '@kadro/chassis/declare';
import { requestStatusSchema, stepSchema } from '@kadro/kernel';
import { z } from 'zod';
import { escalation } from '../events.ts';

const text = z.string().nullable();
const { order, kind, managerId, state, reason: stopReason } = stepSchema.shape;

/** Of a step, in every kind of request. */
const stepFields = {
  order,
  kind: named('StepKind', kind),
  managerId,
  state: named('StepState', state),
  at: text,
  note: text,
  actedBy: text,
  reason: named('StepReason', stopReason.unwrap()).nullable(),
};
const requestStatus = named('RequestStatus', requestStatusSchema);
const replacementFields = { leavingId: z.string(), replacementId: z.string() };

/** Of requests somebody decides, beside what is asked for; `noun` begins the names of their types. */
export const requestFieldsOf = <A extends readonly [string, ...string[]]>(noun: string, actions: A) => ({
  id: z.string(),
  revision: z.int(),
  employeeId: z.string(),
  /** Of the person on the first date. */
  branchId: text,
  status: requestStatus,
  reason: text,
  /** When it was sent; of a draft, when it was made. */
  requestedDateTime: z.string(),
  approvedDateTime: text,
  steps: z.array(named(`${noun}Step`, z.object(stepFields))),
  escalated: escalation,
  approvalHistory: z.array(
    named(
      `${noun}Decision`,
      z.object({
        at: z.string(),
        actor: z.string(),
        action: named(`${noun}Action`, z.enum(actions)),
        note: text,
        replaced: named(`${noun}Replacement`, z.object(replacementFields)).nullable(),
      }),
    ),
  ),
  cancelReason: text,
  /** Managers whose turn it is. */
  waitingFor: z.array(z.string()),
  updatedDateTime: z.string(),
});

export const actions = [
  'REQUESTED',
  'APPROVED',
  'DENIED',
  'SUPER_ADMIN',
  'NEED_EXTRA_DETAIL',
  'DETAIL',
  'CANCELLED',
  'APPROVER_REPLACED',
] as const;

/** Of requests that shift managers decide, beside what is asked for. */
export const requestFields = requestFieldsOf('ShiftRequest', actions);

const requestRow = z.object(requestFields);

/** Kept for lists and for who reaches a request. */
export interface Kept {
  _name: string;
  _words: string[];
  /** In the chain, asked in a former one, or has decided. */
  namedIds: string[];
}

export type RequestRow = z.infer<typeof requestRow> & Kept;

/** Of every list of requests; `date` is the first day that is meant. */
export const requestIndexes = {
  name: { path: '_name', filter: false },
  status: { path: 'status' },
  employeeId: { path: 'employeeId', of: 'id', sort: false },
  branchId: { path: 'branchId', of: 'id', sort: false },
  requestedDateTime: { path: 'requestedDateTime', of: 'instant' },
  waitingFor: { path: 'waitingFor', of: 'id', type: 'list' },
  namedIds: { path: 'namedIds', type: 'list', filter: false },
} as const;

/** Of every model of requests. */
export const requestModel = {
  search: '_words',
  defaultSort: { by: 'requestedDateTime', descending: true },
  narrowedBy: 'employeeId',
  searchedWithin: false,
  reach: { own: 'employeeId', named: ['namedIds'], branches: 'branchId' },
  access: ['own', 'named', 'branches', 'hr', 'all'],
  history: true,
  mirrors: ['approvalHistory', 'waitingFor'],
} as const;
