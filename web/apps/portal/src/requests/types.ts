import {
  type PersonTagFragment,
  type RequestStatus as Status,
  type StepKind,
  type StepState as State,
} from '../generated/graphql.ts';
import { type Action } from './happened.ts';

/** Somebody by name, joined from identity; null while identity does not answer. */
export type Card = PersonTagFragment | null;

export type RequestStatus = Status;
export type StepState = State;

/** A step of an approval chain. */
export interface Step {
  order: number;
  kind: StepKind;
  managerId: string;
  state: StepState;
  at: string | null;
  note: string | null;
  actedBy: string | null;
  manager: Card;
}

/** Whose decision a kind of request is. */
export type Deciders = 'leaveManagers' | 'overtimeManagers' | 'shiftManagers';

/** Who decides where none of them is entered. */
export type Escalated = 'GENERAL_MANAGER' | 'SUPER_ADMIN' | null;

/** A page of a list; `capped` where there are more than are counted. */
export interface Rows<T> {
  items: T[];
  total: number;
  capped: boolean;
}

/** What all requests that somebody decides have in common. */
export interface AnyRequest {
  id: string;
  revision: number;
  employeeId: string;
  employee: Card;
  status: RequestStatus;
  requestedDateTime: string;
  steps: readonly Step[];
  /** Account ids of those whose turn it is. */
  waitingFor: readonly string[] | null;
  canDecide: boolean | null;
}

/** What happened to a request. */
export interface Happened {
  at: string;
  action: Action;
  note: string | null;
  by: Card;
}
