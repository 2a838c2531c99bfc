import { command, type CommandScope, type Endpoint, endpoint } from '@kadro/chassis';
import { adminReach, daySchema, reject } from '@kadro/kernel';
import { z } from 'zod';
import { type BulkWay, bulkWays } from '../shared/kinds.ts';
import { previewOf, previewShape } from '../preview/dry-run.ts';
import { anyAdmin, bulkUpdate, type BulkUpdateState, bulkUpdates } from '../events.ts';
import { type EmployeeRow, employees } from '../../person/rows/employees.ts';
import { id } from '../../person/shared/fields.ts';

const most = 10_000;
const readAtOnce = 500;
const someone = '018f0000-0000-7000-8000-000000000001';

type Asked = { employees?: string[]; effectiveOn?: string } & Record<string, unknown>;

/** Who and what; absent ones are let through the shape, because their refusal has a name of its own. */
const inputOf = ({ field, shape }: BulkWay) =>
  z.strictObject({
    employees: z.array(id).max(most).optional(),
    [field]: shape.optional(),
    effectiveOn: daySchema.optional(),
  });
const exampleOf = ({ field, command: by }: BulkWay) =>
  ({
    employees: [someone],
    [field]: by === 'ChangeManagement' ? [] : null,
    ...(field === 'branch' ? { branch: someone } : {}),
  }) as never;
const names = (path: string): string =>
  path.replaceAll(/(?:^|-)(\w)/g, (_part, letter: string) => letter.toUpperCase());

/** Every id is in reach, else nothing happens; unknown and foreign ones are alike. */
async function inReach(scope: CommandScope, wanted: readonly string[]): Promise<void> {
  const { policy } = scope.runtime.service.house;
  for (let at = 0; at < wanted.length; at += readAtOnce) {
    const slice = wanted.slice(at, at + readAtOnce);
    const rows = await scope.rowsById<EmployeeRow>(employees, slice);
    const reached = rows.filter(({ branchId }) => {
      const kinds = policy.kindsOf(scope.principal, employees.reach, { branchId });
      return adminReach.some((kind) => kinds.has(kind));
    });
    if (reached.length < slice.length) reject('forbidden', { fields: { employees: { name: 'forbidden' } } });
  }
}

/**
 * What is wanted of whom, checked as far as it can be before anybody is changed. @throws Rejection
 * data_integrity_violation, forbidden, reference_unknown
 */
async function wantedOf(way: BulkWay, input: Asked, scope: CommandScope) {
  const people = [...new Set(input.employees)];
  if (people.length === 0) reject('data_integrity_violation', { fields: { employees: { name: 'required' } } });
  const given = input[way.field] as string | string[] | null | undefined;
  if (given === undefined) reject('data_integrity_violation', { fields: { [way.field]: { name: 'required' } } });
  await inReach(scope, people);
  const target = given === null ? [] : [...new Set([given].flat())];
  await way.check(scope, target);
  return { kind: way.kind, employees: people, target, effectiveOn: input.effectiveOn ?? null };
}

const request = (way: BulkWay) =>
  command(bulkUpdate, {
    name: `Update${names(way.path)}OfMany`,
    method: 'PUT',
    path: `employees/update/${way.path}`,
    summary: `Changes the ${way.path} of many people, in the background`,
    access: anyAdmin,
    target: { creates: true },
    status: 202,
    input: inputOf(way),
    example: exampleOf(way),
    prepare: (input, scope) => wantedOf(way, input as Asked, scope),
    decide: (_state, _input, wanted) => [{ type: 'BulkUpdateRequested', data: wanted }],
    answer: (wanted) => ({ employees: wanted.employees.length }),
  });

const preview = (way: BulkWay): Endpoint =>
  endpoint({
    name: `Preview${names(way.path)}OfMany`,
    method: 'POST',
    path: `employees/update/${way.path}/preview`,
    summary: `What changing the ${way.path} of many people would do`,
    access: anyAdmin,
    input: inputOf(way),
    example: exampleOf(way),
    answers: { status: 200, shape: previewShape },
    handle: async (input, scope) => ({
      status: 200,
      body: await previewOf(way, await wantedOf(way, input as Asked, scope), scope),
    }),
  });

const cancel = command(bulkUpdate, {
  name: 'CancelBulkUpdate',
  method: 'PUT',
  path: 'employees/update/{id}/cancel',
  summary: 'Stops after the people under way; what is done stays',
  access: { who: 'reach', reach: ['own', 'all'] },
  target: { on: bulkUpdates },
  input: z.strictObject({}),
  example: {},
  decide: (state: BulkUpdateState) => {
    if (state.isEnded) reject('changed_meanwhile');
    return state.isCancelled ? [] : [{ type: 'BulkUpdateCancelled', data: {} }];
  },
});

export const bulkUpdateCommands = [...bulkWays.map(request), cancel];
export const bulkUpdatePreviews = bulkWays.map(preview);
