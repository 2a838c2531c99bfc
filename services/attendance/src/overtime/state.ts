import { approval, type RequestStatus, type Step } from '@kadro/kernel';
import { Map } from 'immutable';
import { type OvertimeRequest } from '../day/shapes.ts';
import { reject } from '../errors/index.ts';

export interface RequestState {
  id: string;
  overtimeDate: string;
  shiftId: string | null;
  overtimeTypeId: string | null;
  period: OvertimeRequest['period'];
  durationInMinutes: number;
  /** Masked. */
  reason: string | null;
  branchId: string | null;
  /** UNKNOWN = its owner has not sent it. */
  status: RequestStatus;
  steps: Step[];
  escalated: approval.Escalation;
}

/** Persistent maps: one more event costs the same after years. */
export interface OvertimeState {
  requests: Map<string, RequestState>;
  /** Ids of all requests of a date. */
  byDate: Map<string, readonly string[]>;
  /** When what counts on a date was decided last. */
  changedAt: Map<string, string>;
}

export const emptyOvertime: OvertimeState = { requests: Map(), byDate: Map(), changedAt: Map() };

/** @throws Rejection entity_not_found */
export function requestOf({ requests }: OvertimeState, id: string): RequestState {
  return requests.get(id) ?? reject('entity_not_found');
}

export const isDraft = ({ status }: Pick<RequestState, 'status'>): boolean => status === 'UNKNOWN';

/** Whether nobody else may ask for its date (rules, attendance). */
const occupies = ({ status }: RequestState): boolean => approval.isOpen(status) || status === 'APPROVED';

/** The request that occupies a date, other than this one. */
export function occupying({ requests, byDate }: OvertimeState, date: string, id: string): string | undefined {
  return byDate.get(date, []).find((one) => one !== id && occupies(requests.get(one)!));
}

export function keep(state: OvertimeState, request: RequestState): OvertimeState {
  const { id, overtimeDate } = request;
  const former = state.requests.get(id)?.overtimeDate;
  const requests = state.requests.set(id, request);
  if (former === overtimeDate) return { ...state, requests };
  const left = former === undefined ? [] : state.byDate.get(former, []).filter((one) => one !== id);
  const byDate = state.byDate.withMutations((all) => {
    if (former !== undefined && left.length > 0) all.set(former, left);
    else if (former !== undefined) all.delete(former);
    all.update(overtimeDate, [], (ids) => [...ids, id]);
  });
  return { ...state, requests, byDate };
}

export function change(
  state: OvertimeState,
  id: string,
  changed: Partial<Pick<RequestState, 'steps' | 'status' | 'escalated'>>,
): OvertimeState {
  const request = state.requests.get(id);
  return request ? keep(state, { ...request, ...changed }) : state;
}

const counted = ['APPROVED', 'DENIED', 'REJECTED'] as const satisfies readonly RequestStatus[];

/** What the calculation looks at on a date. */
export function overtimeOn({ requests, byDate }: OvertimeState, date: string): OvertimeRequest[] {
  return byDate.get(date, []).flatMap((id) => {
    const { period, durationInMinutes, status } = requests.get(id)!;
    return counted.some((one) => one === status) ? [{ date, period, minutes: durationInMinutes, status }] : [];
  });
}
