import { expect } from '@jest/globals';
import {
  type DataOf,
  type Decider,
  type NewEvent,
  type EventType,
  type EventTypes,
  type EventContext,
} from '../declare/streams/decider.ts';
import { maskPersonal } from '../declare/streams/personal.ts';

/** The past of a stream: events as they were given, or with who and when where a rule asks for it. */
export type Past<E extends EventTypes> = NewEvent<E> & { place?: Partial<EventContext> };

const somewhere: EventContext = {
  organization: 'o1',
  id: 'id1',
  at: '2026-01-05T08:00:00.000Z',
  actor: 'actor1',
  revision: 0,
};

/** The state after events, personal fields masked as the command loop masks them. */
export function stateAfter<S, E extends EventTypes>(decider: Decider<S, E>, past: readonly Past<E>[]): S {
  return past.reduce<S>((state, { type, data, place }, revision) => {
    const declared = decider.events[type] as EventType;
    const masked = maskPersonal(declared.personal, declared.schema.parse(data) as Record<string, unknown>);
    return decider.evolve[type](state, masked as DataOf<E, typeof type>, { ...somewhere, revision, ...place });
  }, decider.initial);
}

interface Outcome {
  /** Exactly these events, each in its declared shape. */
  then(...events: readonly { type: string; data: object }[]): void;
  /** Nothing to say: no event. */
  nothing(): void;
  /** Refused with a name of the catalogue, and the problem of each field where fields are named. */
  rejected(name: string, fields?: Record<string, string>): void;
}

/** `given(person, [...]).when((state) => resign(state, ...)).rejected('own_account')`. */
export function given<S, E extends EventTypes>(
  decider: Decider<S, E>,
  past: readonly Past<E>[] = [],
): { when(decide: (state: S) => readonly NewEvent<E>[]): Outcome } {
  const state = stateAfter(decider, past);
  const decided = (decide: (state: S) => readonly NewEvent<E>[]) => {
    const drafts = decide(state);
    for (const { type, data } of drafts) (decider.events[type] as EventType).schema.strict().parse(data);
    return drafts;
  };
  return {
    when: (decide) => ({
      // oxlint-disable-next-line unicorn/no-thenable -- given, when, then; it is never awaited
      then: (...events) => expect(decided(decide)).toEqual(events),
      nothing: () => expect(decided(decide)).toEqual([]),
      rejected: (name, fields) => {
        const thrown = refusalOf(() => decide(state));
        expect(thrown.name).toBe(name);
        if (fields)
          expect(
            Object.fromEntries(Object.entries(thrown.fields ?? {}).map(([field, problem]) => [field, problem.name])),
          ).toEqual(fields);
      },
    }),
  };
}

function refusalOf(decide: () => unknown): { name: string; fields?: Record<string, { name: string }> } {
  let events: unknown;
  try {
    events = decide();
  } catch (thrown) {
    return thrown as { name: string };
  }
  throw new Error(`not refused: ${JSON.stringify(events)}`);
}
