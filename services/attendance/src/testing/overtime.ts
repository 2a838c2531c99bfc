import { type NewEvent } from '@kadro/chassis';
import { given as givenStream, type Past, stateAfter } from '@kadro/chassis/testing/rules';
import { Rejection, type Step } from '@kadro/kernel';
import { decideOvertime } from '../overtime/decide/rules.ts';
import { overtime, type OvertimeEvents } from '../overtime/events.ts';
import { type AskedFacts } from '../overtime/request/facts.ts';
import { type OvertimeInput } from '../overtime/request/input.ts';
import { requestOvertime } from '../overtime/request/rules.ts';
import { type OvertimeState } from '../overtime/state.ts';
import { type DecisionFacts } from '../shared/decisions.ts';

export type Event = NewEvent<OvertimeEvents>;

export const at = '2026-06-02T09:00:00.000Z';

export const twoManagers: Step[] = [
  { order: 1, kind: 'OVERTIME_MANAGER', managerId: 'm1', state: 'PENDING' },
  { order: 2, kind: 'OVERTIME_MANAGER', managerId: 'm2', state: 'WAITING' },
];
export const oneManager: Step[] = [twoManagers[0]!];

/** An hour after the shift. */
export const hour = (overtimeDate: string, more: Partial<OvertimeInput> = {}): OvertimeInput => {
  return { overtimeDate, overtimeTypeId: 'stocktaking', period: 'CLOCK_OUT', durationInMinutes: 60, ...more };
};

export const factsOf = (id: string, more: Partial<AskedFacts> = {}): AskedFacts => {
  return { id, yearOfDate: null, steps: oneManager, escalated: null, branchId: 'b1', name: 'deniz kaya', ...more };
};

export const draftFacts = (id: string): AskedFacts => factsOf(id, { steps: [] });

export const requested = (id: string, input: OvertimeInput, more: Partial<AskedFacts> = {}): Event =>
  requestOvertime(overtime.initial, { ...input, sent: true }, factsOf(id, more))[0]!;

export const drafted = (id: string, input: OvertimeInput): Event =>
  requestOvertime(overtime.initial, { ...input, sent: false }, draftFacts(id))[0]!;

export const acting = (actor: string, more: Partial<DecisionFacts> = {}): DecisionFacts => {
  return { actor, isRequester: false, isSuperAdmin: false, at, nameOf: (id) => id.toUpperCase(), ...more };
};

export const deciding =
  (id: string, approved = true, who = 'm1', more: Partial<DecisionFacts> = {}) =>
  (state: OvertimeState): Event[] =>
    decideOvertime(state, { id, approved }, { ...acting(who, more), yearOfDate: null });

export const given = (...past: Past<OvertimeEvents>[]) => givenStream(overtime, past);

/** Each decision is made on the state after the earlier ones. */
export class Stream {
  readonly events: Event[] = [];
  state: OvertimeState = overtime.initial;

  constructor(...past: Event[]) {
    this.add(past);
  }

  /** Appends the decided events; the name of a refusal, which appends nothing. */
  do(decide: (state: OvertimeState) => Event[]): string | null {
    try {
      this.add(decide(this.state));
      return null;
    } catch (thrown) {
      if (!(thrown instanceof Rejection)) throw thrown;
      return thrown.name;
    }
  }

  private add(events: Event[]): void {
    this.events.push(...events);
    this.state = stateAfter({ ...overtime, initial: this.state }, events);
  }
}
