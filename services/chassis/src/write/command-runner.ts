import { clientIdsOf } from './client-ids.ts';
import { contextOf, commandScope } from '../access/scope.ts';
import { heard, heardParams } from '../declare/texts/heard.ts';
import { dayAt } from '../ports/time/clock.ts';
import { rowInReach, refuseForeignFields } from '../access/reach.ts';
import { type CommandContext, type Outcome } from '../declare/streams/decisions.ts';
import { type z } from 'zod';
import { type Principal } from '../declare/principal.ts';
import { type Command, type Target } from '../declare/command.ts';
import { type AnyReadModel } from '../declare/models/read-model.ts';
import { type Row } from '../ports/index.ts';
import { routeKey } from '../declare/prefix.ts';
import { type NewEvent } from '../declare/streams/decider.ts';
import { commandSeconds } from '../observe/metrics.ts';
import { type ErrorCatalogue, refusalOf, Refused } from '../declare/refusal.ts';
import { type ServiceContext } from '../declare/service.ts';
import { type CommandScope, type ServiceScope } from '../declare/scope.ts';
import { derivedId, streamParts } from '../ports/shared/streams.ts';
import { knownUpTo, MovedOn, refuseOverwritten } from './staleness.ts';
import { traced } from '../observe/tracing.ts';

const attempts = 8;

export interface CommandRequest {
  params: Record<string, string>;
  body: unknown;
  principal: Principal;
  language: string;
  /** The caller's Idempotency-Key, or one of the server. */
  key: string;
  correlation: string;
  /** Of the client. */
  address?: string;
}

export interface CommandAnswer {
  status: number;
  position: string;
  body: Record<string, unknown>;
  /** Appended to the command's own stream; none on a repeat or without a change. */
  events: readonly string[];
  stream: string;
}

/** Reach, shape, lookups, decision, reservations, say of other streams, append, read models: in this order. */
export async function runCommand(on: ServiceScope, command: Command, request: CommandRequest): Promise<CommandAnswer> {
  const context = contextOf(on);
  const labels = { service: context.service.name, command: command.name };
  const settle = commandSeconds.startTimer(labels);
  let refused: unknown;
  const answer = await traced(
    command.name,
    { 'kadro.service': labels.service, 'kadro.command': labels.command },
    () => ({ correlation: request.correlation }),
    async (set) => {
      try {
        return await execute(context, command, request);
      } catch (thrown) {
        const refusal = refusalOf(thrown, context.service.domain.errors);
        settle({ outcome: refusal ? 'refused' : 'failed' });
        if (!refusal) throw thrown;
        // an answer, not a fault
        set({ 'kadro.refusal': refusal.name });
        refused = thrown;
        return null;
      }
    },
  );
  if (!answer) throw refused;
  settle({ outcome: 'done' });
  return answer;
}

/** What a command would append now. Nothing is reserved. @throws Refused */
export async function judgeCommand(
  on: ServiceScope,
  command: Command,
  request: CommandRequest,
): Promise<readonly NewEvent[]> {
  const context = contextOf(on);
  const { scope, input, repeat, facts } = await prepared(context, command, request);
  if (repeat) return [];
  await context.reservations.check(reservedBy(command, scope, input), scope.id, scope.context);
  const now = await context.loop.state(command.decider, scope.organization, scope.id);
  const upTo = await knownUpTo(context, command, scope, revisionIn(input));
  return refusingMoved(() => decisionOf(command, input, facts, upTo)(now.state, now));
}

/** Up to the decision; `repeat` of an earlier run comes without facts. */
async function prepared(context: ServiceContext, command: Command, request: CommandRequest) {
  const { principal, params, language } = request;
  const scope = commandScope(context, principal, language, commandContext(context, command, request));
  scope.params = heardParams(params);
  scope.address = request.address ?? '';
  if ('on' in command.target) scope.found = await foundRow(scope, command, command.target, request.body);
  const input = parse(command.input, request.body, scope.domain.errors);
  if ('on' in command.target) refuseForeignFields(scope, command, command.target.on, input);
  scope.id = await streamId(context, command, scope, input);
  scope.rowId = await rowId(command, scope, input);
  // before any lookup: what holds today may have changed since the first time
  const repeat = await context.loop.seen(command.decider, scope.context, scope.id);
  const facts = repeat ? undefined : await command.prepare?.(input, scope);
  return { scope, input, repeat, facts };
}

async function execute(context: ServiceContext, command: Command, request: CommandRequest): Promise<CommandAnswer> {
  const { scope, input, repeat, facts } = await prepared(context, command, request);
  const outcome = repeat ?? (await decideSeen(context, command, scope, input, facts));
  if (!scope.outcome || outcome.position > scope.outcome.position) scope.outcome = outcome;
  await command.after?.(scope);
  const position = scope.outcome.position;
  const onTime = await context.caughtUp(position, concerned(command, outcome));
  const more = repeat
    ? command.again?.(await context.loop.appendedBy(command.decider, scope.context, scope.id))
    : await command.answer?.(facts, scope, outcome.events);
  const unchanged = outcome.unchanged && scope.outcome === outcome && { unchanged: true };
  const body = { id: scope.rowId, position, ...unchanged, ...more };
  const events = typesOf(outcome);
  return { status: onTime ? command.status : 202, position, body, events, stream: scope.id };
}

const typesOf = ({ events }: Outcome): string[] => events.map(({ type }) => type);

/** Events whose read models the answer waits for; undefined = all, where other streams may have moved. */
function concerned(command: Command, outcome: Outcome): readonly string[] | undefined {
  return outcome.events.length === 0 || command.reserves || command.after ? undefined : typesOf(outcome);
}

const revisionIn = ({ revision }: Record<string, unknown>): number | undefined =>
  typeof revision === 'number' ? revision : undefined;

function refusingMoved<T>(decide: () => T): T {
  try {
    return decide();
  } catch (failed) {
    throw failed instanceof MovedOn ? new Refused('changed_meanwhile') : failed;
  }
}

/** `upTo`: so far it is known that the caller saw the row; undefined where he does not say what he saw. */
function decisionOf(command: Command, input: Record<string, unknown>, facts: unknown, upTo: number | undefined) {
  const { revision: _revision, ...rest } = input;
  const given = revisionIn(input);
  return (state: unknown, fold: { revision: number }): readonly NewEvent[] => {
    if ('creates' in command.target && fold.revision >= 0)
      throw new Refused('same_record_exist', { fields: { id: { name: 'already_used' } } });
    if (upTo !== undefined && upTo !== fold.revision) throw new MovedOn();
    refuseOverwritten(command, state, rest, given);
    return command.decide(state, rest, facts);
  };
}

/** On the row that the caller has seen; looked at again where its stream went on meanwhile. */
async function decideSeen(
  context: ServiceContext,
  command: Command,
  scope: CommandScope,
  input: Record<string, unknown>,
  facts: unknown,
): Promise<Outcome> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const upTo = await knownUpTo(context, command, scope, revisionIn(input));
    try {
      return await decideReserved(context, command, scope, input, decisionOf(command, input, facts, upTo));
    } catch (failed) {
      if (!(failed instanceof MovedOn)) throw failed;
    }
  }
  throw new Refused('changed_meanwhile');
}

async function decideReserved(
  context: ServiceContext,
  command: Command,
  scope: CommandScope,
  input: Record<string, unknown>,
  decide: Decision,
): Promise<Outcome> {
  const requests = reservedBy(command, scope, input);
  if (requests.length === 0 && !command.before)
    return context.loop.run(command.decider, scope.id, scope.context, decide);
  // decided before reserving, so that a refusal leaves no trace
  const now = await context.loop.state(command.decider, scope.organization, scope.id);
  const events = decide(now.state, now);
  const taken = await context.reservations.take(requests, scope.id, scope.context);
  let outcome: Outcome;
  try {
    const isBound = events.length > 0 && (await command.before?.(events, scope, now)) === 'bound';
    const decideNow = isBound ? boundTo(now.revision, decide) : decide;
    outcome = await context.loop.run(command.decider, scope.id, scope.context, decideNow);
  } catch (refused) {
    await taken.giveBack();
    throw refused;
  }
  if (!outcome.repeated) await taken.confirm();
  await context.reservations.releaseReplaced(requests, scope.id, scope.context);
  return outcome;
}

type Decision = ReturnType<typeof decisionOf>;

/** What was asked about one revision is appended to that one only. */
function boundTo(revision: number, decide: Decision): Decision {
  return (state, fold) => {
    if (fold.revision !== revision) throw new MovedOn();
    return decide(state, fold);
  };
}

/** Ids that clients make are unique values of every service. */
function reservedBy(command: Command, scope: CommandScope, input: Record<string, unknown>) {
  return [...clientIdsOf(command, scope, input), ...(command.reserves?.(input, scope) ?? [])];
}

function commandContext(context: ServiceContext, command: Command, request: CommandRequest): CommandContext {
  const { principal, params, body, key, correlation } = request;
  const route = `${command.method} ${routeKey(command)} ${JSON.stringify(params)}`;
  return {
    organization: principal.organization,
    actor: principal.account,
    key: context.hash(principal.organization, principal.account, route, key),
    body: context.hash(JSON.stringify(body ?? {})).slice(0, 16),
    correlation,
    day: dayAt(context.ports.clock.now(), principal.zone),
  };
}

async function streamId(
  context: ServiceContext,
  command: Command,
  scope: CommandScope,
  input: Record<string, unknown>,
): Promise<string> {
  const target = command.target;
  if ('on' in target) return streamParts(String(scope.found!._stream)).id;
  if ('at' in target) return target.at(scope);
  const { id } = input as { id?: string };
  if (id === undefined) return derivedId(scope.context.key);
  // a repeat of this command, or refused by the decision
  if ((await context.loop.state(command.decider, scope.organization, id)).revision >= 0) return id;
  // an id of another kind of thing would give one row two owners
  for (const other of context.service.deciders) {
    if (other === command.decider) continue;
    const { revision } = await context.loop.state(other, scope.organization, id);
    if (revision >= 0) throw new Refused('same_record_exist', { fields: { id: { name: 'already_used' } } });
  }
  return id;
}

/** Before the shape of the body is looked at, so that only the id is. @throws Refused forbidden, entity_not_found */
async function foundRow(
  scope: CommandScope,
  command: Command,
  { on, by }: Extract<Target, { on: AnyReadModel }>,
  body: unknown,
): Promise<Row> {
  if (by === undefined) return rowInReach(scope, command, on);
  const given: unknown = isObject(body) ? body[by] : undefined;
  const id = typeof given === 'string' ? given : scope.principal.account;
  await scope.awaited(on, id);
  return rowInReach(scope, command, on, id);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Of the found row, the made one, else the stream. @throws Refused same_record_exist for another stream's */
async function rowId({ target }: Command, scope: CommandScope, input: Record<string, unknown>): Promise<string> {
  if (!('makes' in target) || !target.makes) return 'on' in target ? scope.found!.id : scope.id;
  const { id } = input as { id?: string };
  // nothing else derives ids from this key
  if (id === undefined) return derivedId(scope.context.key);
  const known = await scope.rows(target.makes).get(scope.organization, id);
  if (known && streamParts(known.stream).id !== scope.id)
    throw new Refused('same_record_exist', { fields: { id: { name: 'already_used' } } });
  return id;
}

/** By the rule of texts and the shape; no body is `{}`. @throws Refused constraint_violation (or its kin) with every field */
export function parse(schema: z.ZodObject, value: unknown, errors: ErrorCatalogue): Record<string, unknown> {
  const { value: told, problems: ofTexts } = heard(schema, value === undefined ? {} : value);
  const result = schema.safeParse(told, { reportInput: true });
  if (result.success && Object.keys(ofTexts).length === 0) return result.data as Record<string, unknown>;
  const fields = { ...(result.error && errors.fieldsOf(result.error)), ...ofTexts };
  const problems = Object.values(fields).map((problem) => problem.name);
  const name = problems.includes('unknown_property')
    ? 'unknown_property'
    : problems.every((problem) => problem === 'wrong_type')
      ? 'wrong_argument_type'
      : 'constraint_violation';
  throw new Refused(name, { fields });
}
