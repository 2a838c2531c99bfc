import { reachValues, withoutGuarded } from '../access/reach.ts';
import { type Command } from '../declare/command.ts';
import { guardedPaths } from '../declare/models/guarded.ts';
import { project, seenOf } from '../declare/models/projection.ts';
import { type AnyReadModel } from '../declare/models/read-model.ts';
import { Refused } from '../declare/refusal.ts';
import { type CommandScope } from '../declare/scope.ts';
import { type ServiceContext } from '../declare/service.ts';
import { type OpenEvent } from '../declare/streams/open-event.ts';
import { type Row, type RowRecord } from '../ports/index.ts';

/** The stream went on between the look and the decision: to be looked at again. */
export class MovedOn extends Error {
  override name = 'MovedOn';
}

/**
 * Up to which revision of its stream a command knows its row: `given` is that of the row or section its caller has
 * seen, what became of others since does not count. @throws Refused changed_meanwhile, with the fields that changed
 */
export async function knownUpTo(
  context: ServiceContext,
  command: Command,
  scope: CommandScope,
  given: number | undefined,
): Promise<number | undefined> {
  if (given === undefined || command.overwrites || !('on' in command.target)) return undefined;
  const { revision } = await context.loop.state(command.decider, scope.organization, scope.id);
  if (given === revision) return revision;
  if (given > revision) throw new Refused('changed_meanwhile');
  const stream = context.log.stream(command.decider, scope.organization, scope.id);
  const later = await context.log.read(stream, given + 1);
  const model = command.target.on;
  if (later.some((event) => concerns(command, model, scope.rowId, event)))
    await refuseChanged(context, { command, model, scope, given }, stream);
  return later.at(-1)?.stored.revision ?? revision;
}

/** @throws Refused changed_meanwhile where the value that the command overwrites is not the one its caller has seen */
export function refuseOverwritten(
  { overwrites }: Command,
  state: unknown,
  input: Record<string, unknown>,
  given: number | undefined,
): void {
  if (given === undefined || !overwrites) return;
  const revision = overwrites.revision(state, input) ?? -1;
  if (revision !== given)
    throw new Refused('changed_meanwhile', { details: { revision, changed: [...overwrites.fields] } });
}

function concerns({ section }: Command, model: AnyReadModel, rowId: string, event: OpenEvent): boolean {
  return (
    model.project[event.name] !== undefined &&
    (!section || section.includes(event.name)) &&
    model.keys(seenOf(event)).includes(rowId)
  );
}

interface Given {
  command: Command;
  model: AnyReadModel;
  scope: CommandScope;
  given: number;
}

/** What left the row as it was is no change. */
async function refuseChanged(
  context: ServiceContext,
  { command, model, scope, given }: Given,
  stream: string,
): Promise<void> {
  const events = await context.log.read(stream);
  let seen: RowRecord<Row> | null = null;
  let row: RowRecord<Row> | null = null;
  let isChanged = false;
  for (const event of events) {
    const isOwn = model.keys(seenOf(event)).includes(scope.rowId);
    const next: RowRecord<Row> | null = isOwn
      ? project<Row>(model, row, seenOf(event), scope.rowId, event.stored)
      : row;
    if (event.stored.revision > given && concerns(command, model, scope.rowId, event))
      isChanged ||= next !== row && isSeen(scope, model, row?.doc, next?.doc);
    if (event.stored.revision <= given) seen = next;
    row = next;
  }
  if (!isChanged) return;
  const now = readable(scope, model, row?.doc);
  const changed = differing(readable(scope, model, seen?.doc), now);
  throw new Refused('changed_meanwhile', { details: { revision: now['revision'] ?? null, changed } });
}

/** Whether a change of the row is one for its reader: what may not be read has not changed for them. */
function isSeen(scope: CommandScope, model: AnyReadModel, before?: Row, after?: Row): boolean {
  if (!model.hasGuards || !before || !after) return true;
  const told = (row: Row) => readable(scope, model, row)['revision'];
  return told(before) !== told(after);
}

/** Without what the caller may not read, by today's row. */
function readable(scope: CommandScope, model: AnyReadModel, row: Row | undefined): Record<string, unknown> {
  if (!row) return {};
  const reached = reachValues(model, scope.found ?? row);
  const { policy } = scope.domain;
  const kinds = policy.kindsOf(scope.principal, model.reach, reached);
  return withoutGuarded(row, guardedPaths(model.schema), (guard) => policy.mayRead(guard, kinds));
}

const bookkeeping = new Set(['id', 'revision', 'updatedDateTime']);

/** Names of fields, those of sections with a dot; nothing of what stays inside. */
function differing(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => !bookkeeping.has(name) && !name.startsWith('_'))
    .flatMap((name) => {
      const [one, other] = [before[name], after[name]];
      if (isSection(one) && isSection(other)) return differing(one, other).map((inner) => `${name}.${inner}`);
      return JSON.stringify(one) === JSON.stringify(other) ? [] : [name];
    });
}

const isSection = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
