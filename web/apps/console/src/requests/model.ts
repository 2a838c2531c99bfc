import { type RequestStatus, type StepKind, type StepReason, type StepState } from '../generated/graphql.ts';
import { type PersonCard } from '../people/person.ts';
import { type ServiceName } from '../server/services.ts';

/** What a list has of a request that a chain of managers decides. */
export interface AskedRow {
  id: string;
  revision: number;
  status: RequestStatus;
  employee?: PersonCard | null;
  canDecide?: boolean | null;
  canCancel?: boolean | null;
}

export interface Step {
  managerId: string;
  manager?: PersonCard | null;
  kind: StepKind;
  state: StepState;
  at?: string | null;
  note?: string | null;
  reason?: StepReason | null;
}

/** Who decides where no manager of the kind is entered. */
export type Escalated = 'GENERAL_MANAGER' | 'SUPER_ADMIN' | null;

/** An entry of the history of a request. */
export interface Happening {
  at: string;
  actor: string;
  action: string;
  note?: string | null;
}

/** Where a kind of request is decided: PUT `<path>/processes/{id}` and those beside it. */
export interface RequestKind {
  service: ServiceName;
  path: string;
}

export const mayDecide = ({ canDecide }: AskedRow): boolean => canDecide === true;
