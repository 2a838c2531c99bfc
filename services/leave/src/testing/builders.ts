import { sharedErrors } from '@kadro/kernel';
import { errors } from '../errors/index.ts';
import { type NewEvent } from '@kadro/chassis';
import { type Past, stateAfter } from '@kadro/chassis/testing/rules';
import { type Day, type ErrorBody, type Language, Rejection, type Step, type WorkingPattern } from '@kadro/kernel';
import { type CancelFacts } from '../account/cancel/facts.ts';
import { type DecisionFacts } from '../account/decide/facts.ts';
import { leaveAccount, type LeaveAccountEvents } from '../account/events.ts';
import { type CountAgain } from '../account/recount/rules.ts';
import { type LeaveFacts, type LeaveTypeRules } from '../account/request/facts.ts';
import { type LeaveInput } from '../account/request/input.ts';
import { requestLeave } from '../account/request/rules.ts';
import { countDays, type Holiday } from '../account/shared/days.ts';
import { type LeaveAccountState } from '../account/state.ts';

const answers = sharedErrors.with(errors);

export type Event = NewEvent<LeaveAccountEvents>;

export const [annual, other] = ['annual', 'other'] as const;

/** Allows everything within the balance. */
export const anyType: LeaveTypeRules = {
  kind: 'PAID',
  durations: ['FULL_DAY', 'HALF_DAY', 'QUARTER_DAY', 'HOURLY'],
  tracksBalance: true,
  countsCalendarDays: false,
  documentRequired: false,
  reasonRequired: false,
  noticeDays: 0,
  minimumDays: null,
  maximumDays: null,
  advanceDays: 0,
  usageRule: null,
  archived: false,
};

const workingWeek = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };

export const twoManagers: Step[] = [
  { order: 1, kind: 'LEAVE_MANAGER', managerId: 'm1', state: 'PENDING' },
  { order: 2, kind: 'LEAVE_MANAGER', managerId: 'm2', state: 'WAITING' },
];
export const threeManagers: Step[] = [
  ...twoManagers,
  { order: 3, kind: 'LEAVE_MANAGER', managerId: 'm3', state: 'WAITING' },
];
export const oneManager: Step[] = [twoManagers[0]!];

/** Whole days of annual leave; one day by default. */
export function leave(
  id: string,
  beginDate: Day,
  endDate: Day = beginDate,
  more: Partial<LeaveInput> = {},
): LeaveInput {
  return { id, leaveTypeId: annual, duration: 'FULL_DAY', beginDate, endDate, ...more };
}

/** As it counts in a week of five days of eight hours, but for some of its days, with other holidays. */
export function counting({
  holidays = [],
  pattern = {},
}: { holidays?: readonly Holiday[]; pattern?: Partial<WorkingPattern> } = {}): CountAgain {
  return ({ countsCalendarDays = false, ...request }, { date }) =>
    countDays(
      { ...request, beginDate: date, endDate: date, countsCalendarDays },
      { pattern: { ...workingWeek, ...pattern }, holidays },
    )[0]!;
}

/** Counted in a week of five days of eight hours. */
export function factsFor(
  input: LeaveInput,
  {
    type = {},
    holidays = [],
    ...more
  }: Partial<Omit<LeaveFacts, 'type'>> & { type?: Partial<typeof anyType>; holidays?: readonly Holiday[] } = {},
): LeaveFacts {
  const rules = { ...anyType, ...type };
  return {
    type: rules,
    days: countDays({ ...input, countsCalendarDays: rules.countsCalendarDays }, { pattern: workingWeek, holidays }),
    steps: oneManager,
    escalated: null,
    today: '2026-01-05',
    branchId: 'b1',
    name: 'deniz kaya',
    birthDate: '1990-05-12',
    employments: [],
    horizon: '2036-12-31',
    freeDates: new Set(),
    documents: [],
    meaningfulLetters: 3,
    ...more,
  };
}

export function requested(
  input: LeaveInput,
  facts: Parameters<typeof factsFor>[1] = {},
  state: LeaveAccountState = leaveAccount.initial,
): Event {
  return requestLeave(state, input, factsFor(input, { ...facts, type: { advanceDays: 1000, ...facts.type } }))[0]!;
}

/** From 1 January on. */
export function entitled(days: number, year = 2026, leaveTypeId: string = annual): Event {
  return {
    type: 'EntitlementSet',
    data: {
      id: `e-${leaveTypeId}-${year}`,
      leaveTypeId,
      year,
      on: `${year}-01-01`,
      days: String(days),
      difference: String(days),
      shortfall: null,
      branchId: 'b1',
    },
  };
}

const at = '2026-01-06T09:00:00.000Z';

export function acting(actor: string, more: Partial<DecisionFacts> = {}): DecisionFacts {
  return { actor, isRequester: false, isSuperAdmin: false, at, nameOf: (id) => id.toUpperCase(), ...more };
}

export function cancelling(more: Partial<CancelFacts> = {}): CancelFacts {
  return { actor: 'id1', isRequester: true, at, today: '2026-01-05', ...more };
}

type Answer = ErrorBody & { status: number };

/** Each decision is made on the state after the earlier ones. */
export class Stream {
  readonly events: Past<LeaveAccountEvents>[] = [];
  state: LeaveAccountState = leaveAccount.initial;

  constructor(...past: Event[]) {
    this.add(past);
  }

  /** Appends the decided events; the name of a refusal, which appends nothing. */
  do(decide: (state: LeaveAccountState) => Event[]): string | null {
    try {
      this.add(decide(this.state));
      return null;
    } catch (thrown) {
      if (!(thrown instanceof Rejection)) throw thrown;
      return thrown.name;
    }
  }

  /** The answer of a refusal, null where there is none; appends nothing. */
  refusal(decide: (state: LeaveAccountState) => Event[], language: Language = 'en'): Answer | null {
    try {
      decide(this.state);
      return null;
    } catch (thrown) {
      if (!(thrown instanceof Rejection)) throw thrown;
      return { ...answers.body(thrown, { language, datePattern: 'DD.MM.YYYY' }), status: answers.status(thrown.name) };
    }
  }

  private add(events: Event[]): void {
    this.events.push(...events);
    this.state = stateAfter({ ...leaveAccount, initial: this.state }, events);
  }
}
