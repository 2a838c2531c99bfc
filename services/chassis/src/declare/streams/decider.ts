import { type z } from 'zod';
import { personalFields } from './personal.ts';

/** How an event stands in time, by the names of its fields. Absent: it counts from the day it was recorded on. */
export interface EventTime {
  /** The day it counts from, before or after the one it was recorded on. */
  on?: string;
  /**
   * Names those of its own fields that something recorded before, but counting from a later day, has replaced: they
   * count up to that day only.
   */
  superseded?: string;
  /** A plan: its id, and the event as which it counts from its day on. */
  plans?: { id: string; as: string };
  /** Id of the plan that this takes back. */
  revokes?: string;
  /** Id of the plan that this brings into force: whoever looks at a day sees the plan itself. */
  settles?: string;
}

/** Data of an older stored version in the next one's shape; opened, so that personal fields are in clear. */
export type Upcast = (data: Record<string, unknown>, stored: { at: string; day: string }) => Record<string, unknown>;

interface EventOptions {
  /** Field that names whose the personal ones are; absent = the stream's own person. */
  person?: string;
  /** Field that names the class of the personal ones; they have the declared one where it is absent from the data. */
  dataClass?: string;
  time?: EventTime;
  /** By the version they start from, each to the one after it. */
  upcasts?: Readonly<Record<number, Upcast>>;
}

/** One type of event: version, shape, and which of its fields are personal. */
export interface EventType<S extends z.ZodObject = z.ZodObject> extends EventOptions {
  v: number;
  schema: S;
  personal: ReadonlyMap<string, string>;
}

/** Declares a type of event. `v` grows when the stored shape changes, with an upcast from the version before. */
export function event<S extends z.ZodObject>(v: number, schema: S, options: EventOptions = {}): EventType<S> {
  return { v, schema, personal: personalFields(schema), ...options };
}

/** Field -> class of the personal fields of an event with these data. */
export function classesOf(
  { personal, dataClass }: Pick<EventType, 'personal' | 'dataClass'>,
  data: Record<string, unknown>,
): ReadonlyMap<string, string> {
  const named = dataClass === undefined ? undefined : data[dataClass];
  return typeof named === 'string' ? new Map([...personal.keys()].map((field) => [field, named])) : personal;
}

export type EventTypes = Record<string, EventType>;
export type DataOf<E extends EventTypes, K extends keyof E> = z.infer<E[K]['schema']>;

/** An event that a decision makes: the rest of the envelope is added by the loop. */
export type NewEvent<E extends EventTypes = EventTypes> = {
  [K in keyof E & string]: { type: K; data: DataOf<E, K> };
}[keyof E & string];

/** What evolve may know of an event besides its data. */
export interface EventContext {
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
  evolve: { [K in keyof E & string]: (state: S, data: DataOf<E, K>, context: EventContext) => S };
}

/** Declares a decider; only fixes the types. */
export function decider<S, E extends EventTypes>(declaration: Decider<S, E>): Decider<S, E> {
  return declaration;
}

/** A decider whose types nobody needs any more. */
// oxlint-disable-next-line typescript/no-explicit-any -- existential: each decider knows its own state
export type AnyDecider = Decider<any, any>;

/** A decider of a known state, whatever its events. */
export type DeciderOf<S> = AnyDecider & { initial: S };

/** Decides with a state and drafts events; throws a refusal. */
export type Decide<S, I, E extends EventTypes> = (state: S, input: I) => readonly NewEvent<E>[];
