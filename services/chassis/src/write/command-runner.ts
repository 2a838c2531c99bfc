import { type z } from 'zod';
import { type Principal } from '../declare/principal.ts';
import { type Command } from '../declare/command.ts';
import { type CommandContext, type Outcome } from './command-loop.ts';
import { type Draft } from '../declare/decider.ts';
import { commandSeconds } from '../observe/metrics.ts';
import { type Row } from '../ports/index.ts';
import { type ReadModel, reachValues } from '../declare/read-model.ts';
import { type ErrorCatalogue, type FieldProblem, refusalOf, Refused } from '../declare/refusal.ts';
import { type ServiceRuntime } from '../runtime/service-runtime.ts';
import { CommandScope } from '../declare/scope.ts';
import { derivedId, streamParts } from '../ports/streams.ts';
import { dayAt } from '../time/timeline.ts';
import { traced } from '../observe/tracing.ts';

export interface CommandRequest {
  params: Record<string, string>;
  body: unknown;
  principal: Principal;
  language: string;
  /** The caller's Idempotency-Key, or one made by the server. */
  key: string;
  correlation: string;
}

export interface CommandAnswer {
  status: number;
  position: string;
  body: Record<string, unknown>;
  /** Names of what was appended to the command's own stream; none on a repeat or where nothing changes. */
  events: readonly string[];
  /** Id of the command's own stream. */
  stream: string;
}

/** Object in reach, shape, lookups, reservations, decision, append, read models: in this order. */
export async function runCommand(
  runtime: ServiceRuntime,
  command: Command,
  request: CommandRequest,
): Promise<CommandAnswer> {
  const labels = { service: runtime.service.name, command: command.name };
  const settle = commandSeconds.startTimer(labels);
  let refused: unknown;
  const answer = await traced(
    command.name,
    { 'kadro.service': labels.service, 'kadro.command': labels.command },
    () => ({ correlation: request.correlation }),
    async (set) => {
      try {
        return await execute(runtime, command, request);
      } catch (thrown) {
        const refusal = refusalOf(thrown, runtime.service.house.errors);
        settle({ outcome: refusal ? 'refused' : 'failed' });
        if (!refusal) throw thrown;
        // an answer like any other, not a fault
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

/** What a command would append now: everything but the append itself. Nothing is reserved. @throws Refused */
export async function judgeCommand(
  runtime: ServiceRuntime,
  command: Command,
  request: CommandRequest,
): Promise<readonly Draft[]> {
  const { scope, input, repeat, facts } = await prepared(runtime, command, request);
  if (repeat) return [];
  await runtime.reservations.check(command.reserves?.(input as never, scope) ?? [], scope.id, scope.context);
  const now = await runtime.loop.state(command.decider, scope.organization, scope.id);
  return decisionOf(command, input, facts)(now.state, now);
}

/** The command up to its decision; `repeat` where that was made before, and then without facts. */
async function prepared(runtime: ServiceRuntime, command: Command, request: CommandRequest) {
  const { principal, params, language } = request;
  const found = 'on' in command.target ? await rowInReach(runtime, command, request) : null;
  const input = parse(command.input, request.body, runtime.service.house.errors);
  refuseForeignFields(runtime, command, found, principal, input);
  const scope = new CommandScope(runtime, principal, language, contextOf(runtime, command, request));
  scope.found = found;
  scope.params = params;
  scope.id = await streamId(runtime, command, scope, input);
  scope.rowId = await rowId(command, scope, input);
  // a repeat is answered before anything is looked up: what holds today may have changed since the first time
  const repeat = await runtime.loop.seen(command.decider, scope.context, scope.id);
  const facts = repeat ? undefined : await command.prepare?.(input as never, scope);
  return { scope, input, repeat, facts };
}

async function execute(runtime: ServiceRuntime, command: Command, request: CommandRequest): Promise<CommandAnswer> {
  const { scope, input, repeat, facts } = await prepared(runtime, command, request);
  const outcome = repeat ?? (await decideReserved(runtime, command, scope, input, facts));
  if (!scope.outcome || outcome.position > scope.outcome.position) scope.outcome = outcome;
  await command.after?.(scope);
  const position = scope.outcome.position;
  const onTime = await runtime.caughtUp(position, concerned(command, outcome));
  const more = repeat ? {} : (command.answer?.(facts as never, scope) ?? {});
  const body = { id: scope.rowId, position, ...more };
  return { status: onTime ? command.status : 202, position, body, events: outcome.events, stream: scope.id };
}

/**
 * The events whose read models an answer waits for; undefined = all, where more than this one stream may have moved.
 */
function concerned(command: Command, { events }: Outcome): readonly string[] | undefined {
  return events.length === 0 || command.reserves || command.after ? undefined : events;
}

function decisionOf(command: Command, input: Record<string, unknown>, facts: unknown) {
  const { revision: given, ...rest } = input as { revision?: number };
  return (state: unknown, fold: { revision: number }): readonly Draft[] => {
    if ('creates' in command.target && fold.revision >= 0)
      throw new Refused('same_record_exist', { fields: { id: { name: 'already_used' } } });
    if (given !== undefined && given !== fold.revision) throw new Refused('changed_meanwhile');
    return command.decide(state as never, rest as never, facts as never);
  };
}

async function decideReserved(
  runtime: ServiceRuntime,
  command: Command,
  scope: CommandScope,
  input: Record<string, unknown>,
  facts: unknown,
): Promise<Outcome> {
  const wanted = command.reserves?.(input as never, scope) ?? [];
  const decide = decisionOf(command, input, facts);
  if (wanted.length === 0) return runtime.loop.run(command.decider, scope.id, scope.context, decide);
  // decided once before anything is reserved, so that a refusal leaves no trace
  const now = await runtime.loop.state(command.decider, scope.organization, scope.id);
  decide(now.state, now);
  const giveBack = await runtime.reservations.take(wanted, scope.id, scope.context);
  let outcome: Outcome;
  try {
    outcome = await runtime.loop.run(command.decider, scope.id, scope.context, decide);
  } catch (refused) {
    await giveBack();
    throw refused;
  }
  await runtime.reservations.releaseReplaced(wanted, scope.id, scope.context);
  return outcome;
}

function contextOf(runtime: ServiceRuntime, command: Command, request: CommandRequest): CommandContext {
  const { principal, params, body, key, correlation } = request;
  const route = `${command.method} ${command.path} ${JSON.stringify(params)}`;
  return {
    organization: principal.organization,
    actor: principal.account,
    key: runtime.hash(principal.organization, principal.account, route, key),
    body: runtime.hash(JSON.stringify(body ?? {})).slice(0, 16),
    correlation,
    day: dayAt(runtime.ports.clock.now(), principal.zone),
  };
}

/**
 * The row that a command works on, under the caller's reach. @throws Refused forbidden, entity_not_found, area_disabled
 */
export async function rowInReach(
  runtime: ServiceRuntime,
  command: Pick<Command, 'access' | 'area' | 'target'>,
  { principal, params }: Pick<CommandRequest, 'principal' | 'params'>,
): Promise<Row> {
  const model = (command.target as { on: ReadModel<never> }).on;
  const policy = runtime.service.house.policy;
  const record = params.id === undefined ? null : await runtime.rows(model).get(principal.organization, params.id);
  const row = record && { ...record.doc, _stream: record.stream };
  if (command.access.who !== 'reach') {
    if (!row) throw new Refused('entity_not_found');
    return row;
  }
  const { reach } = command.access;
  const reaches = (area?: string): boolean => {
    const kinds = policy.kindsOf(principal, model.reach, reachValues(model, row!), area);
    return reach.some((kind) => kinds.has(kind));
  };
  if (row && reaches(command.area)) return row;
  if (row && command.area && reaches()) throw new Refused('area_disabled');
  throw new Refused(policy.clauses(principal, model.reach, reach, command.area) ? 'forbidden' : 'entity_not_found');
}

function refuseForeignFields(
  runtime: ServiceRuntime,
  command: Command,
  row: Row | null,
  principal: Principal,
  input: Record<string, unknown>,
): void {
  if (!row || !command.onlyFields || !('on' in command.target)) return;
  const kinds = runtime.service.house.policy.kindsOf(
    principal,
    command.target.on.reach,
    reachValues(command.target.on, row),
    command.area,
  );
  const allowed = command.access.who === 'reach' ? command.access.reach.filter((kind) => kinds.has(kind)) : [];
  if (allowed.some((kind) => !command.onlyFields![kind])) return;
  const open = new Set(['revision', ...allowed.flatMap((kind) => command.onlyFields![kind] ?? [])]);
  const fields: Record<string, FieldProblem> = {};
  for (const field of Object.keys(input)) if (!open.has(field)) fields[field] = { name: 'forbidden' };
  if (Object.keys(fields).length > 0) throw new Refused('forbidden', { fields });
}

async function streamId(
  runtime: ServiceRuntime,
  command: Command,
  scope: CommandScope,
  input: Record<string, unknown>,
): Promise<string> {
  const target = command.target;
  if ('on' in target) return streamParts(String(scope.found!._stream)).id;
  if ('at' in target) return target.at(scope);
  const { id } = input as { id?: string };
  if (id === undefined) return derivedId(scope.context.key);
  // already such a stream: a repeat of this command, or refused by the decision
  if ((await runtime.loop.state(command.decider, scope.organization, id)).revision >= 0) return id;
  // an id that any other kind of thing already has would give one row two owners
  for (const other of runtime.service.deciders) {
    if (other === command.decider) continue;
    const { revision } = await runtime.loop.state(other, scope.organization, id);
    if (revision >= 0) throw new Refused('same_record_exist', { fields: { id: { name: 'already_used' } } });
  }
  return id;
}

/**
 * The id that the caller knows: the found row's, that of the row it makes, else the stream's. @throws Refused
 * same_record_exist for another stream's
 */
async function rowId({ target }: Command, scope: CommandScope, input: Record<string, unknown>): Promise<string> {
  if ('on' in target) return scope.found!.id;
  if (!('makes' in target) || !target.makes) return scope.id;
  const id = (input as { id?: string }).id ?? derivedId(scope.context.key);
  const known = await scope.runtime.rows(target.makes).get(scope.organization, id);
  if (known && streamParts(known.stream).id !== scope.id)
    throw new Refused('same_record_exist', { fields: { id: { name: 'already_used' } } });
  return id;
}

/**
 * The input in its declared shape. @throws Refused constraint_violation (or its kin) with every field that does not fit
 */
export function parse(schema: z.ZodObject, value: unknown, errors: ErrorCatalogue): Record<string, unknown> {
  const result = schema.safeParse(value ?? {}, { reportInput: true });
  if (result.success) return result.data as Record<string, unknown>;
  const fields = errors.fieldsOf(result.error);
  const problems = Object.values(fields).map((problem) => problem.name);
  const name = problems.includes('unknown_property')
    ? 'unknown_property'
    : problems.every((problem) => problem === 'wrong_type')
      ? 'wrong_argument_type'
      : 'constraint_violation';
  throw new Refused(name, { fields });
}
