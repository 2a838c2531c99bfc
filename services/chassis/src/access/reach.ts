import { Refused, type FieldProblem } from '../declare/refusal.ts';
import { type Command } from '../declare/command.ts';
import { type CommandScope } from '../declare/scope.ts';
import { lastChange } from '../declare/models/parts.ts';
import { type AnyReadModel, type ReadModel } from '../declare/models/read-model.ts';

/** A copy without what these kinds of reach may not read. */
export function withoutGuarded<R extends object>(
  row: R,
  guardsOfModel: readonly { path: readonly string[]; guard: string }[],
  mayRead: (guard: string) => boolean,
): R {
  const closed = guardsOfModel.filter(({ guard }) => !mayRead(guard));
  if (closed.length === 0) return row;
  const copy = structuredClone(row);
  for (const { path } of closed) {
    const last = path.at(-1)!;
    let at: Record<string, unknown> | undefined = copy as Record<string, unknown>;
    for (const part of path.slice(0, -1)) at = at?.[part] as Record<string, unknown> | undefined;
    if (at && last in at) at[last] = null;
  }
  // nor is told that it changed
  return Object.assign(copy, lastChange(copy, mayRead));
}

/** The values that reach looks at, by index name. */
export function reachValues(
  { reach, indexes }: Pick<AnyReadModel, 'reach' | 'indexes'>,
  row: object,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const index of Object.values(reach).flat()) {
    if (typeof index === 'string')
      values[index] = (indexes[index]?.path ?? index)
        .split('.')
        .reduce<unknown>((at, part) => (at as Record<string, unknown> | null)?.[part], row);
  }
  return values;
}

/** The row of the path's id. @throws Refused forbidden, entity_not_found, area_disabled */
export async function rowInReach<R extends object>(
  scope: CommandScope,
  { access, area }: Pick<Command, 'access' | 'area'>,
  model: ReadModel<R>,
  id = scope.params.id,
): Promise<R & { _stream: string }> {
  const {
    principal,
    domain: { policy },
  } = scope;
  const record = id === undefined ? null : await scope.rows(model).get(principal.organization, id);
  const row = record && { ...record.doc, _stream: record.stream };
  if (access.who !== 'reach') {
    if (!row) throw new Refused('entity_not_found');
    return row;
  }
  const { reach } = access;
  const reaches = (within?: string): boolean => {
    const kinds = policy.kindsOf(principal, model.reach, reachValues(model, row!), within);
    return reach.some((kind) => kinds.has(kind));
  };
  if (row && reaches(area)) return row;
  if (row && area && reaches()) throw new Refused('area_disabled');
  throw new Refused(policy.clauses(principal, model.reach, reach, area) ? 'forbidden' : 'entity_not_found');
}

/** @throws Refused forbidden, names fields that these kinds of reach may not send */
export function refuseForeignFields(
  { principal, found, domain: { policy } }: CommandScope,
  { onlyFields, access, area }: Pick<Command, 'access' | 'area' | 'onlyFields'>,
  model: AnyReadModel,
  input: object,
): void {
  if (!found || !onlyFields) return;
  const kinds = policy.kindsOf(principal, model.reach, reachValues(model, found), area);
  const allowed = access.who === 'reach' ? access.reach.filter((kind) => kinds.has(kind)) : [];
  if (allowed.some((kind) => !onlyFields[kind])) return;
  const open = new Set(['revision', ...allowed.flatMap((kind) => onlyFields[kind] ?? [])]);
  const fields: Record<string, FieldProblem> = {};
  for (const field of Object.keys(input)) if (!open.has(field)) fields[field] = { name: 'forbidden' };
  if (Object.keys(fields).length > 0) throw new Refused('forbidden', { fields });
}
