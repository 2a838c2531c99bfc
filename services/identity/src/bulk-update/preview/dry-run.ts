import { setImmediate } from 'node:timers/promises';
import { decideOnly, type CommandScope, type Refusal, refusalOf } from '@kadro/chassis';
import { z } from 'zod';
import { person } from '../../person/events.ts';
import { type EmployeeRow } from '../../person/rows/employee.ts';
import { employees } from '../../person/rows/employees.ts';
import { valueOn } from '../../person/shared/timeline.ts';
import { type BulkRequest } from '../request/facts.ts';
import { type BulkDefinition, bodyOfOne, currentValue } from '../shared/definitions.ts';
import { type BulkOutcome, bulkOutcome } from '../shared/enums.ts';

const shownRows = 100;
const peopleAtOnce = 50;

const ids = z.array(z.string());
const row = z.object({
  id: z.string(),
  revision: z.int().describe('which the change takes in `revisions`'),
  old: ids,
  new: ids,
  outcome: bulkOutcome,
  superseded: z.boolean(),
  code: z.string().optional(),
  message: z.string().optional(),
});

/** `changed` includes planned ones; `superseded` = something counts from a later day, so today's value stays. */
export const previewShape = z.object({
  total: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  superseded: z.int(),
  rows: z.array(row),
});

type PreviewRow = z.infer<typeof row>;

/** The refusal behind a thrown value. @throws any other value */
function refusedAs(thrown: unknown, { domain: { errors } }: CommandScope): Refusal {
  const refusal = refusalOf(thrown, errors);
  if (!refusal) throw thrown;
  return refusal;
}

async function previewOne(
  definition: BulkDefinition,
  { target, effectiveOn }: BulkRequest,
  found: EmployeeRow,
  scope: CommandScope,
): Promise<PreviewRow> {
  const { command: name, changes } = definition;
  const { state, revision } = await scope.state(person, found.id);
  const old = effectiveOn
    ? ([valueOn(state.timeline, changes, effectiveOn) ?? []].flat() as string[])
    : currentValue(definition, found);
  const change = { id: found.id, revision, old, new: target, superseded: false };
  try {
    const [draft] = await decideOnly(scope, name, found, state, bodyOfOne(definition, target, effectiveOn));
    const outcome: BulkOutcome = !draft ? 'UNCHANGED' : draft.type.endsWith('Planned') ? 'PLANNED' : 'CHANGED';
    const later = (draft?.data as { superseded?: string[] } | undefined)?.superseded;
    return { ...change, outcome, superseded: later?.includes(changes) ?? false };
  } catch (thrown) {
    const refusal = refusedAs(thrown, scope);
    const { message } = scope.domain.errors.body(refusal, scope.reader);
    return { ...change, outcome: 'REFUSED', code: refusal.name, message };
  }
}

const rank: Partial<Record<BulkOutcome, number>> = { REFUSED: 0, UNCHANGED: 2 };

/** As things are now, refused people first. Changes nothing. */
export async function dryRun(
  definition: BulkDefinition,
  request: BulkRequest,
  scope: CommandScope,
): Promise<z.infer<typeof previewShape>> {
  const rows: PreviewRow[] = [];
  for (let at = 0; at < request.employees.length; at += peopleAtOnce) {
    const people = await scope.rowsById<EmployeeRow>(employees, request.employees.slice(at, at + peopleAtOnce));
    for (const one of people) rows.push(await previewOne(definition, request, one, scope));
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
