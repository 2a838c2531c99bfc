import { approval, type Day, type RequestStatus, type Step } from '@kadro/kernel';
import { reject } from '../errors/index.ts';
import { type Fraction } from 'fraction.js';
import { Map, Set } from 'immutable';
import { amountOf, partAsked, type Taken } from './shared/days.ts';
import { emptyLedger, type Ledger, post } from './shared/ledger.ts';
import { type DayFact, type Escalation, type LeaveDuration, type LeavePeriod } from './shared/shapes.ts';

export interface RequestState {
  id: string;
  leaveTypeId: string;
  tracksBalance: boolean;
  documentRequired: boolean;
  /** Exact days, as the type allowed at the time of the request. */
  advanceDays: string;
  /** As the type said at the time; absent in requests recorded before it was kept. */
  countsCalendarDays?: boolean;
  duration: LeaveDuration;
  period: LeavePeriod | null;
  beginDate: Day;
  endDate: Day;
  beginTime: string | null;
  endTime: string | null;
  /** Without dates that were given back. */
  days: readonly DayFact[];
  /** Masked. */
  reason: string | null;
  documents: readonly string[];
  escalated: Escalation;
  branchId: string | null;
  status: RequestStatus;
  steps: Step[];
}

export interface TypeLedgers {
  granted: Ledger;
  /** Used, or reserved by open requests. */
  taken: Ledger;
}

export interface Grant {
  leaveTypeId: string;
  on: Day;
  days: Fraction;
  /** Of an entitlement. */
  year: number | null;
}

/** Persistent maps: one more event costs the same after ten thousand. */
export interface LeaveAccountState {
  requests: Map<string, RequestState>;
  open: Set<string>;
  /** By date, of open and approved requests; also dates that count nothing. */
  taken: Map<Day, readonly Taken[]>;
  ledgers: Map<string, TypeLedgers>;
  /** By `<type>/<year>`; `revision` of the last change. */
  entitlements: Map<string, { ledger: Ledger; revision: number }>;
  /** Entitlements and adjustments by id, without reversed ones. */
  grants: Map<string, Grant>;
}

export const emptyAccount: LeaveAccountState = {
  requests: Map(),
  open: Set(),
  taken: Map(),
  ledgers: Map(),
  entitlements: Map(),
  grants: Map(),
};

export const emptyLedgers: TypeLedgers = { granted: emptyLedger, taken: emptyLedger };

export function grant(state: LeaveAccountState, leaveTypeId: string, on: Day, days: Fraction): LeaveAccountState {
  const ledgers = state.ledgers.get(leaveTypeId, emptyLedgers);
  return withLedgers(state, leaveTypeId, { ...ledgers, granted: post(ledgers.granted, { on, days }) });
}

function withLedgers(state: LeaveAccountState, leaveTypeId: string, ledgers: TypeLedgers): LeaveAccountState {
  const isEmpty = ledgers.granted.isEmpty() && ledgers.taken.isEmpty();
  return { ...state, ledgers: isEmpty ? state.ledgers.delete(leaveTypeId) : state.ledgers.set(leaveTypeId, ledgers) };
}

function use(
  state: LeaveAccountState,
  { tracksBalance, leaveTypeId }: Booking,
  days: readonly DayFact[],
  sign: 1 | -1,
): LeaveAccountState {
  if (!tracksBalance) return state;
  const ledgers = state.ledgers.get(leaveTypeId, emptyLedgers);
  const taken = days.reduce(
    (ledger, day) => post(ledger, { on: day.date, days: amountOf(day).mul(sign) }),
    ledgers.taken,
  );
  return withLedgers(state, leaveTypeId, { ...ledgers, taken });
}

export type Booking = Pick<RequestState, 'id' | 'leaveTypeId' | 'tracksBalance' | 'days' | 'duration'> & {
  period?: LeavePeriod | null;
  beginTime?: string | null;
  endTime?: string | null;
};

export function book(
  state: LeaveAccountState,
  request: Booking,
  days: readonly DayFact[] = request.days,
): LeaveAccountState {
  const { id: requestId, beginTime, endTime } = request;
  const part = partAsked(request);
  const taken = state.taken.withMutations((dates) => {
    for (const { date, minutes, of } of days)
      dates.update(date, [], (parts) => [...parts, { requestId, part, minutes, of, beginTime, endTime }]);
  });
  return use({ ...state, taken }, request, days, 1);
}

export function release(
  state: LeaveAccountState,
  request: RequestState,
  days: readonly DayFact[] = request.days,
): LeaveAccountState {
  const taken = state.taken.withMutations((dates) => {
    for (const { date } of days) {
      const rest = dates.get(date, []).filter((one) => one.requestId !== request.id);
      if (rest.length > 0) dates.set(date, rest);
      else dates.delete(date);
    }
  });
  return use({ ...state, taken }, request, days, -1);
}

export function keep(state: LeaveAccountState, request: RequestState): LeaveAccountState {
  return {
    ...state,
    requests: state.requests.set(request.id, request),
    open: approval.isOpen(request.status) ? state.open.add(request.id) : state.open.delete(request.id),
  };
}

export function holds({ status }: Pick<RequestState, 'status'>): boolean {
  return approval.isOpen(status) || status === 'APPROVED';
}

/** As if the request had never been booked: a change of it is decided on this. */
export function without(state: LeaveAccountState, id: string | undefined): LeaveAccountState {
  const request = id === undefined ? undefined : state.requests.get(id);
  if (!request || !holds(request)) return state;
  return { ...release(state, request), open: state.open.delete(request.id) };
}

/** @throws Rejection entity_not_found */
export function requestOf(state: LeaveAccountState, id: string): RequestState {
  return state.requests.get(id) ?? reject('entity_not_found');
}
