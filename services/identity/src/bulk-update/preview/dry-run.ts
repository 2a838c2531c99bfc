import { setImmediate } from 'node:timers/promises';
import { type Command, CommandScope, type Draft } from '@kadro/chassis';
import { house } from '@kadro/kernel';
import { z } from 'zod';
import { bodyOfOne, type BulkWay, valueOf } from '../shared/kinds.ts';
import { type BulkOutcome, bulkOutcome, type BulkUpdateState } from '../events.ts';
import { valueOn } from '../../person/shared/timeline.ts';
import { type EmployeeRow, employees } from '../../person/rows/employees.ts';
import { person, type PersonState } from '../../person/events.ts';

const shownRows = 100;
const atOnce = 50;

const ids = z.array(z.string());
const row = z.object({
  id: z.string(),
  old: ids,
  new: ids,
  outcome: bulkOutcome,
  superseded: z.boolean(),
  code: z.string().optional(),
  message: z.string().optional(),
});

/**
 * `changed` counts planned ones too; `superseded`: something recorded before counts from a later day, so today's value
 * stays.
 */
export const previewShape = z.object({
  total: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  superseded: z.int(),
  rows: z.array(row),
});

type PreviewRow = z.infer<typeof row>;

/** The declared command's lookups and decision for one person, without the append. */
async function dryRun(
  command: Command,
  scope: CommandScope,
  found: EmployeeRow,
  state: PersonState,
  body: object,
): Promise<readonly Draft[]> {
  const { runtime, language, principal, context } = scope;
  const own = new CommandScope(runtime, principal, language, context);
  Object.assign(own, { id: found.id, rowId: found.id, found, params: { id: found.id } });
  const input = command.input.parse(body) as never;
  const facts = await command.prepare?.(input, own);
  return command.decide(state as never, input, facts as never);
}

/** Name of the refusal behind a thrown value. @throws whatever it is else */
export function refusedAs(thrown: unknown): string {
  if (thrown instanceof Error && house.errors.has(thrown.name)) return thrown.name;
  throw thrown;
}

async function previewOne(
  way: BulkWay,
  command: Command,
  { target, effectiveOn }: BulkUpdateState,
  found: EmployeeRow,
  scope: CommandScope,
): Promise<PreviewRow> {
  const { state } = await scope.runtime.loop.state<PersonState>(person, scope.organization, found.id);
  const old = effectiveOn
    ? ([valueOn(state.timeline, way.takes, effectiveOn) ?? []].flat() as string[])
    : valueOf(way, found);
  const seen = { id: found.id, old, new: [...target], superseded: false };
  try {
    const [draft] = await dryRun(command, scope, found, state, bodyOfOne(way, target, effectiveOn));
    const outcome: BulkOutcome = !draft ? 'UNCHANGED' : draft.type.endsWith('Planned') ? 'PLANNED' : 'CHANGED';
    const later = (draft?.data as { superseded?: string[] } | undefined)?.superseded;
    return { ...seen, outcome, superseded: later?.includes(way.takes) ?? false };
  } catch (thrown) {
    const code = refusedAs(thrown);
    return {
      ...seen,
      outcome: 'REFUSED',
      code,
      message: house.errors.body({ name: code } as never, scope.language as never).message,
    };
  }
}

const rank: Partial<Record<BulkOutcome, number>> = { REFUSED: 0, UNCHANGED: 2 };

/** What the update would do to whom, as things are now; refused ones first. Changes nothing. */
export async function previewOf(
  way: BulkWay,
  wanted: Pick<BulkUpdateState, 'employees' | 'target' | 'effectiveOn'>,
  scope: CommandScope,
): Promise<z.infer<typeof previewShape>> {
  const command = scope.runtime.service.commands.find(({ name }) => name === way.command)!;
  const rows: PreviewRow[] = [];
  for (let at = 0; at < wanted.employees.length; at += atOnce) {
    const people = await scope.rowsById<EmployeeRow>(employees, wanted.employees.slice(at, at + atOnce));
    for (const one of people) rows.push(await previewOne(way, command, wanted as BulkUpdateState, one, scope));
    await setImmediate();
  }
  const count = (...outcomes: BulkOutcome[]): number => rows.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const sorted = rows.toSorted((a, b) => (rank[a.outcome] ?? 1) - (rank[b.outcome] ?? 1));
  return {
    total: rows.length,
    changed: count('CHANGED', 'PLANNED'),
    unchanged: count('UNCHANGED'),
    refused: count('REFUSED'),
    superseded: rows.filter((one) => one.superseded).length,
    rows: sorted.slice(0, shownRows),
  };
}
