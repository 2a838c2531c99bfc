import { type z } from 'zod';
import { personalFields } from './personal.ts';

/** Names of fields that place an event in time. Absent: it counts from the day of recording. */
export interface EventTime {
  /** Day it counts from. */
  on?: string;
  /** Of an end: `on` is the last day before it counts. */
  isLastDay?: boolean;
  /** Own fields replaced by an earlier recording of a later day: they count up to that day. */
  superseded?: string;
  /** Id of the plan, and the event it becomes on its day. */
  plans?: { id: string; as: string };
  /** Id of the revoked plan. */
  revokes?: string;
  /** Id of the plan that takes effect: readers of a day see the plan itself. */
  settles?: string;
}

/** Opened data of a version in the shape of the next one. */
export type Upcast = (data: Record<string, unknown>, stored: { at: string; day: string }) => Record<string, unknown>;

interface EventOptions {
  /** Field with the id of the person; absent = the stream's person. */
  person?: string;
  /** Field with the class of personal fields; absent in the data = the declared one. */
  dataClass?: string;
  time?: EventTime;
  upcasts?: Readonly<Record<number, Upcast>>;
}

export interface EventType<S extends z.ZodObject = z.ZodObject> extends EventOptions {
  v: number;
  schema: S;
  personal: ReadonlyMap<string, string>;
}

/** `v` grows with the stored shape, with an upcast from the version before. */
export function event<S extends z.ZodObject>(v: number, schema: S, options: EventOptions = {}): EventType<S> {
  return { v, schema, personal: personalFields(schema), ...options };
}

/** Classes of the personal fields in these data. */
export function classesOf(
  { personal, dataClass }: Pick<EventType, 'personal' | 'dataClass'>,
  data: Record<string, unknown>,
): ReadonlyMap<string, string> {
  const named = dataClass === undefined ? undefined : data[dataClass];
  return typeof named === 'string' ? new Map([...personal.keys()].map((field) => [field, named])) : personal;
}

export type EventTypes = Record<string, EventType>;
export type DataOf<E extends EventTypes, K extends keyof E> = z.infer<E[K]['schema']>;

export type NewEvent<E extends EventTypes = EventTypes> = {
  [K in keyof E & string]: { type: K; data: DataOf<E, K> };
}[keyof E & string];

export interface EventContext {
  organization: string;
  id: string;
  at: string;
  actor: string;
  revision: number;
}

/** The rules of a stream: `evolve` is total and sees personal fields masked; decisions return events or refuse. */
export interface Decider<S = unknown, E extends EventTypes = EventTypes> {
  /** Category, camelCase: `<service>.<name>-<organization>_<id>`. */
  name: string;
  events: E;
  initial: S;
  evolve: { [K in keyof E & string]: (state: S, data: DataOf<E, K>, context: EventContext) => S };
}

export function decider<S, E extends EventTypes>(declaration: Decider<S, E>): Decider<S, E> {
  return declaration;
}

// oxlint-disable-next-line typescript/no-explicit-any -- existential: each decider knows its own state
export type AnyDecider = Decider<any, any>;

export type DeciderOf<S> = AnyDecider & { initial: S };

export type Decide<S, I, E extends EventTypes> = (state: S, input: I) => readonly NewEvent<E>[];
