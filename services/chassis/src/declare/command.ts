import { type ReservationRequest } from './streams/reservations.ts';
import { z } from 'zod';
import { type Access } from './principal.ts';
import { type Prefix } from './prefix.ts';
import { type AnyDecider, type Decider, type NewEvent, type EventTypes } from './streams/decider.ts';
import { type AnyReadModel } from './models/read-model.ts';
import { type CommandScope } from './scope.ts';
import { type StreamState } from './streams/decisions.ts';

export type Method = 'POST' | 'PUT' | 'DELETE' | 'GET';

export type Target =
  /**
   * The row of the path's id, or of the body's field `by` (absent there = the caller), of which another service may have
   * told a moment ago; `makes` = it adds a row to this model.
   */
  | { on: AnyReadModel; by?: string; makes?: AnyReadModel }
  /** A new stream: the id of the input, or one derived from the command's key. */
  | { creates: true }
  /** A stream that the scope names; `makes` = it adds a row to this model. */
  | { at: (scope: CommandScope) => string; makes?: AnyReadModel };

export interface Route {
  name: string;
  method: Method;
  /** Below the prefix, parameters in braces. */
  path: string;
  /** That of its part or service where it names none itself. */
  prefix?: Prefix;
  access: Access;
  summary: string;
  area?: string;
}

/** A value that is no row of the target, such as what a state keeps under a key; `revision` is of its last change. */
export interface Overwrites {
  fields: readonly string[];
  // oxlint-disable-next-line typescript/no-explicit-any -- existential: each command knows its own state and input
  revision: (state: any, input: any) => number | undefined;
}

export interface Command extends Route {
  kind: 'command';
  decider: AnyDecider;
  target: Target;
  input: z.ZodObject;
  /** By kind of reach: no other fields may be sent. */
  onlyFields?: Record<string, readonly string[]>;
  /** Events of the section it is about: only these make a `revision` stale. Absent = all of its row. */
  section?: readonly string[];
  overwrites?: Overwrites;
  example: object;
  /** The same command by other methods (the specification names POST and PUT alike). */
  alsoBy?: readonly Method[];
  status: number;
  // oxlint-disable typescript/no-explicit-any -- existential: each command knows its own state, input and facts
  reserves?: (input: any, scope: CommandScope) => readonly ReservationRequest[];
  prepare?: (input: any, scope: CommandScope) => Promise<unknown>;
  decide: (state: any, input: any, facts: any) => readonly NewEvent[];
  before?: (events: readonly any[], scope: CommandScope, now: StreamState<any>) => Promise<Bound>;
  answer?: (facts: any, scope: CommandScope, events: readonly any[]) => Answered | Promise<Answered>;
  again?: (events: readonly any[]) => Answered;
  // oxlint-enable typescript/no-explicit-any
  after?: (scope: CommandScope) => Promise<void>;
}

type Answered = Record<string, unknown>;

/** `bound`: what is to be appended may be appended to the revision that was asked about, and to no later one. */
type Bound = 'bound' | undefined;

interface Declaration<S, E extends EventTypes, I extends z.ZodObject, F> extends Route {
  target: Target;
  input: I;
  onlyFields?: Record<string, readonly string[]>;
  section?: readonly (keyof E & string)[];
  overwrites?: { fields: readonly string[]; revision: (state: S, input: z.infer<I>) => number | undefined };
  example: z.input<I>;
  alsoBy?: readonly Method[];
  /** By default 201 for a POST that creates, 204 for DELETE, else 200. */
  status?: number;
  reserves?: (input: z.infer<I>, scope: CommandScope) => readonly ReservationRequest[];
  /** Lookups that become facts of the event. */
  prepare?: (input: z.infer<I>, scope: CommandScope) => Promise<F>;
  decide: (state: S, input: z.infer<I>, facts: F) => readonly NewEvent<E>[];
  /** Asks other streams before the append, again whenever the stream has moved; not in a dry run. @throws Refused */
  before?: (events: readonly NewEvent<E>[], scope: CommandScope, now: StreamState<S>) => Promise<Bound>;
  /** Added to `{ id, position }`; `events` are those appended, none where nothing changed. */
  answer?: (facts: F, scope: CommandScope, events: readonly NewEvent<E>[]) => Answered | Promise<Answered>;
  /** The same for a repeat, from what was appended the first time: where the answer is of another id than the row's. */
  again?: (events: readonly NewEvent<E>[]) => Answered;
  /** Follows the append, also on a repeat: the first run may have ended in between. */
  after?: (scope: CommandScope) => Promise<void>;
}

export function command<S, E extends EventTypes, I extends z.ZodObject, F = undefined>(
  decider: Decider<S, E>,
  declaration: Declaration<S, E, I, F>,
): Command {
  const makes = 'creates' in declaration.target || ('makes' in declaration.target && declaration.method === 'POST');
  const usual = declaration.method === 'DELETE' ? 204 : makes ? 201 : 200;
  const input = declaration.input.extend(seenBy(declaration.target, decider, declaration.overwrites !== undefined));
  return { ...declaration, input, kind: 'command', decider, status: declaration.status ?? usual };
}

/** Every command that overwrites says what its caller has seen: the revision of the last change, -1 where there was none. */
function seenBy(target: Target, decider: AnyDecider, overwrites: boolean): z.ZodRawShape {
  if (overwrites) return { revision: z.int().min(-1).optional() };
  return isOnOwnRow(target, decider) ? { revision: z.int().min(0).optional() } : {};
}

const isOnOwnRow = (target: Target, decider: AnyDecider): boolean => 'on' in target && target.on.decider === decider;

export interface UploadedFile {
  /** Untrusted. */
  name: string;
  bytes: Buffer;
}

export interface HttpSide {
  header(name: string): string | undefined;
  /** @throws Error on a route without upload */
  file(): Promise<UploadedFile>;
  /** The JSON body as it was sent, for whoever checks a signature over it. @throws Error on a route that is not `signed` */
  said(): string;
  /** Client address, behind as many trusted proxies as configured. */
  address: string;
}

export interface HttpAnswer {
  status: number;
  /** JSON, or bytes whose `content-type` the headers name. */
  body?: unknown;
  headers?: Record<string, string | string[]>;
}

export interface Live {
  model: AnyReadModel;
  /** Name of the event that has a row. */
  event: string;
}

export interface Endpoint extends Route {
  kind: 'endpoint';
  input: z.ZodObject;
  example: object;
  query?: true;
  /**
   * One file as `multipart/form-data`, field `file`, 2 MB by default. The input is the other fields or, with `query`,
   * the parameters.
   */
  upload?: true | { mostBytes: number };
  /** Its callers sign what they send: `said` of the HTTP side is the body as it came. */
  signed?: true;
  /** Its answer is a stream of server-sent events: rows of a model, as they change. */
  live?: Live;
  /** false = a caller's key is not kept with the body's hash: where nothing changes, or not even that may be kept. */
  keepsIntent?: false;
  /** Of a good answer; `shape` or `types` of its body. */
  answers: {
    status: number;
    shape?: z.ZodType;
    types?: readonly string[];
    /** Good answers of another status, which the same route gives for another reason. */
    also?: Readonly<Record<number, z.ZodType>>;
  };
  // oxlint-disable-next-line typescript/no-explicit-any -- existential: each endpoint knows its own input
  handle: (input: any, scope: CommandScope, http: HttpSide) => Promise<HttpAnswer>;
}

/** Whether a caller's key means one body to this endpoint. */
export const bindsKeys = ({ method, access, keepsIntent }: Endpoint): boolean =>
  keepsIntent !== false && method !== 'GET' && access.who !== 'public';

export function endpoint<I extends z.ZodObject>(
  declaration: Omit<Endpoint, 'kind' | 'input' | 'handle' | 'example'> & {
    input: I;
    example: z.input<I>;
    handle: (input: z.infer<I>, scope: CommandScope, http: HttpSide) => Promise<HttpAnswer>;
  },
): Endpoint {
  return { ...declaration, kind: 'endpoint' };
}

/**
 * A stream of server-sent events to whoever may open it: the rows of a model within the caller's reach, whole, when they
 * change; `changed` with a position where too many did. `ready` comes first, `ended` when the session ends.
 */
export function liveRows({ model, event, ...route }: Omit<Route, 'method'> & Live): Endpoint {
  return endpoint({
    ...route,
    method: 'GET',
    input: z.strictObject({}),
    example: {},
    answers: { status: 200, types: ['text/event-stream'] },
    live: { model, event },
    handle: () => Promise.reject(new Error('the http layer answers live streams')),
  });
}
