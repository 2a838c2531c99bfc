import { type z } from 'zod';
import { personalFields } from './personal.ts';

/** One type of event: version, shape, and which of its fields are personal. */
export interface EventType<S extends z.ZodObject = z.ZodObject> {
  v: number;
  schema: S;
  personal: ReadonlyMap<string, string>;
  /** Field that names whose the personal ones are; absent = the stream's own person. */
  person?: string;
}

/** Declares a type of event. `v` grows when the stored shape changes; `person` is the field that names the owner where that is not the stream's id. */
export function event<S extends z.ZodObject>(v: number, schema: S, person?: keyof S['shape'] & string): EventType<S> {
  return { v, schema, personal: personalFields(schema), person };
}

export type EventTypes = Record<string, EventType>;
export type DataOf<E extends EventTypes, K extends keyof E> = z.infer<E[K]['schema']>;

/** An event that a decision makes: the rest of the envelope is added by the loop. */
export type Draft<E extends EventTypes = EventTypes> = { [K in keyof E & string]: { type: K; data: DataOf<E, K> } }[keyof E & string];

/** What evolve may know of an event besides its data. */
export interface Place {
  organization: string;
  id: string;
  at: string;
  actor: string;
  revision: number;
}

/**
 * The rules of one stream. `evolve` is total over the events; personal fields reach it masked.
 * Decisions are functions (state, input) => drafts; a refused one throws the catalogue's refusal.
 */
export interface Decider<S = unknown, E extends EventTypes = EventTypes> {
  /** Category of the stream, camelCase: `<service>.<name>-<organization>_<id>`. */
  name: string;
  events: E;
  initial: S;
  evolve: { [K in keyof E & string]: (state: S, data: DataOf<E, K>, place: Place) => S };
}

/** Declares a decider; only fixes the types. */
export function decider<S, E extends EventTypes>(declaration: Decider<S, E>): Decider<S, E> {
  return declaration;
}

/** A decider whose types nobody needs any more. */
// oxlint-disable-next-line typescript/no-explicit-any -- existential: each decider knows its own state
export type AnyDecider = Decider<any, any>;

/** Decides with a state and drafts events; throws a refusal. */
export type Decide<S, I, E extends EventTypes> = (state: S, input: I) => readonly Draft<E>[];
