import { admit } from '../access/admit.ts';
import { commandScope, contextOf } from '../access/scope.ts';
import { type Command } from '../declare/command.ts';
import { type Principal } from '../declare/principal.ts';
import { limitsIn, type Refusal, refusalOf, Refused } from '../declare/refusal.ts';
import { type ServiceScope } from '../declare/scope.ts';
import { ReadModelBuilding, StoreUnavailable } from '../ports/index.ts';
import { type CommandAnswer, type CommandRequest, judgeCommand, runCommand } from '../write/command-runner.ts';
import { declaredCommand } from '../write/perform.ts';
import { type ReadRow } from './reading/cells.ts';
import { type AnyImport } from './declaration.ts';
import { type ImportState, type RowOutcome, type RowResult, wholeRow } from './stream.ts';

/** No connection waits: the next row finds what this one made, on a slow machine too. */
const longestMs = 60_000;

export interface RowOrder {
  /** null without any rights. */
  principal: Principal | null;
  state: ImportState;
  read: ReadRow;
  /** Same key, same commands: done once. */
  key: string;
  isChecking: boolean;
  /** A dead run may have done it unrecorded. */
  isRetry: boolean;
}

/** Applies or checks a row with the rights of its commands. Never throws for the row's sake. */
export async function doRow(own: AnyImport, service: ServiceScope, order: RowOrder): Promise<RowResult> {
  const { row, problems } = order.read;
  if (!order.principal) return { row, outcome: 'REFUSED', code: 'forbidden' };
  if (Object.keys(problems).length > 0)
    return { row, outcome: 'REFUSED', code: 'constraint_violation', ...toldOf({ fields: problems }) };
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
    // what an earlier command would make cannot be checked against
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

/** Done by a dead run under the row's key: it may have been another command, before the thing existed. */
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

/** What is kept of a refusal: no words of its values, which may be somebody's. */
function toldOf({ fields, params }: Omit<Refusal, 'name'>): Pick<RowResult, 'fields' | 'limits'> {
  const problems = Object.entries(fields ?? {});
  const names = problems.map(([column, { name }]) => [column, name] as const);
  const all = [[wholeRow, params] as const, ...problems.map(([column, problem]) => [column, problem.params] as const)];
  const limits = all.map(([column, values]) => [column, limitsIn(values)] as const).filter(([, kept]) => kept);
  return {
    ...(fields ? { fields: Object.fromEntries(names) } : {}),
    ...(limits.length > 0 ? { limits: Object.fromEntries(limits) as RowResult['limits'] } : {}),
  };
}

/** A fault in one row does not stop the others; a store that is away stops the job. */
function refusedAs(service: ServiceScope, thrown: unknown, key: string): Pick<RowResult, 'code' | 'fields' | 'limits'> {
  if (thrown instanceof StoreUnavailable || thrown instanceof ReadModelBuilding) throw thrown;
  const refusal = thrown instanceof Refused ? thrown : refusalOf(thrown, service.domain.errors);
  if (refusal) return { code: refusal.name, ...toldOf(refusal) };
  const fault = thrown instanceof Error ? thrown.name : 'unknown';
  service.logger.error({ key, fault }, 'a row of an import could not be applied');
  return { code: 'server_error' };
}
