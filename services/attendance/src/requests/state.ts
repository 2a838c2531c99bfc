import { approval, type RequestStatus, type Step } from '@kadro/kernel';
import { type Map } from 'immutable';
import { reject } from '../errors/index.ts';

/** Of every kind of request. */
export interface RequestState {
  id: string;
  status: RequestStatus;
  steps: Step[];
  escalated: approval.Escalation;
}

/** By id. */
export type Requests<R extends RequestState> = Map<string, R>;

/** @throws Rejection entity_not_found */
export const requestOf = <R extends RequestState>(requests: Requests<R>, id: string): R =>
  requests.get(id) ?? reject('entity_not_found');

export const openOf = <R extends RequestState>(requests: Requests<R>): R[] =>
  [...requests.values()].filter(({ status }) => approval.isOpen(status));

/** What an event says of a request. */
export interface Moved extends Pick<RequestState, 'id' | 'steps'> {
  escalated?: approval.Escalation;
}

/** Without a status it stays as it is. */
export function moved<R extends RequestState>(
  requests: Requests<R>,
  { id, steps, escalated }: Moved,
  status?: RequestStatus,
): Requests<R> {
  const request = requests.get(id);
  if (!request) return requests;
  return requests.set(id, {
    ...request,
    steps,
    escalated: escalated === undefined ? request.escalated : escalated,
    status: status ?? request.status,
  });
}
