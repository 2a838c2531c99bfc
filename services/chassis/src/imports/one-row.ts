import { admit } from '../access/admit.ts';
import { commandScope, contextOf } from '../access/scope.ts';
import { type Command } from '../declare/command.ts';
import { type Principal } from '../declare/principal.ts';
import { type FieldProblem, refusalOf, Refused } from '../declare/refusal.ts';
import { type ServiceScope } from '../declare/scope.ts';
import { ReadModelBuilding, StoreUnavailable } from '../ports/index.ts';
import { type CommandAnswer, type CommandRequest, judgeCommand, runCommand } from '../write/command-runner.ts';
import { declaredCommand } from '../write/perform.ts';
import { type ReadRow } from './reading/cells.ts';
import { type AnyImport } from './declaration.ts';
import { type ImportState, type RowOutcome, type RowResult } from './stream.ts';

/** Nobody waits at the other end: the next row finds what this one made, on a slow machine too. */
const longestMs = 60_000;

export interface RowOrder {
  /** Who it is done as; null where he may do nothing any more. */
  principal: Principal | null;
  state: ImportState;
  read: ReadRow;
  /** Of all commands of the row: the same one again does it once. */
  key: string;
  isChecking: boolean;
  /** May have been done by a run that died before it was recorded. */
  isRetry: boolean;
}

/** Does or judges what a row says, with every right that its single commands ask for. Never throws for a row's sake. */
export async function doRow(own: AnyImport, service: ServiceScope, order: RowOrder): Promise<RowResult> {
  const { row, problems } = order.read;
  if (!order.principal) return { row, outcome: 'REFUSED', code: 'forbidden' };
  if (Object.keys(problems).length > 0)
    return { row, outcome: 'REFUSED', code: 'constraint_violation', fields: namesOf(problems) };
  try {
    admit(service.domain.policy, own, order.principal);
    return { row, ...(await doSteps(own, service, order, order.principal)) };
  } catch (thrown) {
    return { row, outcome: 'REFUSED', ...refusedAs(service, thrown, order.key) };
  }
}

async function doSteps(
  own: AnyImport,
  service: ServiceScope,
  { read, state, key, isChecking, isRetry }: RowOrder,
  principal: Principal,
): Promise<Pick<RowResult, 'outcome' | 'id'>> {
  const { organization, account, language } = principal;
  const context = { organization, actor: account, key, body: '', correlation: key };
  const scope = commandScope(service, principal, language, context);
  const steps = [(await own.row(read.values, scope, state.options)) ?? []].flat();
  let id: string | undefined;
  let outcome: RowOutcome = 'UNCHANGED';
  for (const [n, step] of steps.entries()) {
    const command = declaredCommand(contextOf(service).service, step.command);
    admit(service.domain.policy, command, principal);
    // what another command of the row would have made is not there to be looked at
    if (isChecking && typeof step.params === 'function') break;
    const params = (typeof step.params === 'function' ? step.params(id!) : step.params) ?? {};
    const own = { params, body: step.body, principal, language, key: n === 0 ? key : `${key}/${n}`, correlation: key };
    const did = await (isChecking ? judged : applied)(service, command, own, isRetry);
    id ??= did.id;
    outcome = [outcome, did.outcome].toSorted((a, b) => rank[a] - rank[b])[0]!;
  }
  return { outcome, ...(id === undefined ? {} : { id }) };
}

const rank: Record<RowOutcome, number> = { REFUSED: 0, CREATED: 1, CHANGED: 2, UNCHANGED: 3 };

interface Did {
  outcome: RowOutcome;
  id?: string;
}

/** 201 is the status of what creates (conventions, answers). */
const doneBy = ({ status }: Command): RowOutcome => (status === 201 ? 'CREATED' : 'CHANGED');

async function judged(service: ServiceScope, command: Command, request: CommandRequest): Promise<Did> {
  const drafts = await judgeCommand(service, command, request);
  return { outcome: drafts.length > 0 ? doneBy(command) : 'UNCHANGED', id: request.params.id };
}

async function applied(
  service: ServiceScope,
  command: Command,
  request: CommandRequest,
  isRetry: boolean,
): Promise<Did> {
  const answer = await runCommand(service, command, request);
  if (answer.status === 202) await service.caughtUp(answer.position, undefined, longestMs);
  const id = String(answer.body.id);
  if (answer.events.length > 0) return { outcome: doneBy(command), id };
  return { outcome: isRetry ? await doneBefore(service, command, request, answer) : 'UNCHANGED', id };
}

/** What the run that died has done under the row's key: it may have been another command, before there was the thing. */
async function doneBefore(
  { events: log }: ServiceScope,
  { decider }: Command,
  { principal, correlation }: CommandRequest,
  { stream }: CommandAnswer,
): Promise<RowOutcome> {
  const events = await log.read(log.stream(decider, principal.organization, stream));
  const first = events.find(({ stored }) => stored.meta.correlation === correlation);
  if (!first) return 'UNCHANGED';
  return first.stored.revision === 0 ? 'CREATED' : 'CHANGED';
}

const namesOf = (problems: Record<string, FieldProblem>): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([column, { name }]) => [column, name]));

/** A fault with one row does not stop the others; the queue waits for a store that is away. */
function refusedAs(service: ServiceScope, thrown: unknown, key: string): Pick<RowResult, 'code' | 'fields'> {
  if (thrown instanceof StoreUnavailable || thrown instanceof ReadModelBuilding) throw thrown;
  const refusal = thrown instanceof Refused ? thrown : refusalOf(thrown, service.domain.errors);
  if (refusal) return { code: refusal.name, ...(refusal.fields ? { fields: namesOf(refusal.fields) } : {}) };
  const fault = thrown instanceof Error ? thrown.name : 'unknown';
  service.logger.error({ key, fault }, 'a row of an import could not be applied');
  return { code: 'server_error' };
}
