import {
  type FileRow,
  getBytes,
  GuardedRows,
  historyOf,
  personalDataOf,
  type ReadModel,
  DatedRows,
  type CommandScope,
} from '@kadro/chassis';
import { type Language, type LocalizedText, textIn } from '@kadro/kernel';
import { documents } from '../account/documents/storage.ts';
import { balancesOfPerson } from '../account/rows/balances/of-person.ts';
import { leaveEntries, shownEntry } from '../account/rows/leave-entries.ts';
import { idAfter } from '../account/rows/requests/clauses.ts';
import { type LeaveRequestRow, leaveRequestRow } from '../account/rows/requests/fields.ts';
import { leaveRequests } from '../account/rows/requests/model.ts';
import { type LeaveTypeRow, leaveTypes } from '../leave-types/record.ts';
import { people, type PersonRow } from '../replicas/people.ts';
import { mustHaveRightsOf } from './rights.ts';

const requests = new DatedRows(leaveRequests);
const entries = new GuardedRows(leaveEntries);
const atOnce = 100;
/** Per answer; further files are listed without their content. */
const mostFileBytes = 20_000_000;

async function allOf<R extends { id: string }>(scope: CommandScope, model: ReadModel<R>, person: string): Promise<R[]> {
  const rows: R[] = [];
  for (let after = ''; ;) {
    const page = await scope.find(model, [{ index: 'employeeId', eq: person }, idAfter(after)], { limit: atOnce });
    rows.push(...page);
    if (page.length < atOnce) return rows;
    after = page.at(-1)!.id;
  }
}

async function filesOf(scope: CommandScope, rows: readonly LeaveRequestRow[]) {
  let remainingBytes = mostFileBytes;
  const files = [];
  for (const { id: requestId, documentIds } of rows) {
    for (const file of (await documents.filesOf(scope, documentIds)) satisfies FileRow[]) {
      const { id, name, type, bytes } = file;
      const content = bytes <= remainingBytes ? await getBytes(scope, scope.organization, file) : null;
      remainingBytes -= content?.length ?? 0;
      files.push({ id, requestId, name, type, bytes, content: content?.toString('base64') ?? null });
    }
  }
  return files;
}

const outside = (row: object, shape: object): object =>
  Object.fromEntries(Object.entries(row).filter(([field]) => field in shape));

/** What is planned is for those who may read plans: others learn of a last day when it is over. */
function copyFor(scope: CommandScope, known: PersonRow): object {
  const { policy } = scope.domain;
  const { id, branchId, employments = [] } = known;
  const copy = Object.fromEntries(Object.entries(known).filter(([field]) => !field.startsWith('_')));
  if (policy.mayRead('plans', policy.kindsOf(scope.principal, people.model.reach, { id, branchId }))) return copy;
  const { plannedPlaces: _planned, ...facts } = copy;
  const today = scope.today();
  return { ...facts, employments: employments.map(({ from, to }) => ({ from, to: to && to < today ? to : null })) };
}

/** As far as the caller may see it. */
async function collect(scope: CommandScope, person: string): Promise<Record<string, unknown>> {
  // own data are exported whatever areas the organization has turned off
  const open = scope.as(Object.assign({}, scope.principal, { disabledAreas: [] }));
  const known = await scope.row<PersonRow>(people.model, person);
  const rows = (await allOf(scope, leaveRequests, person)).flatMap((row) => requests.seenBy(open, row) ?? []);
  const histories = [];
  for (const row of rows)
    histories.push({ ...outside(row, leaveRequestRow.shape), history: await historyOf(requests, open, row.id) });
  const types = await scope.rowsById<LeaveTypeRow & { name: LocalizedText }>(leaveTypes.model, [
    ...new Set(rows.map(({ leaveTypeId }) => leaveTypeId)),
  ]);
  return {
    copy: known && copyFor(scope, known),
    requests: histories,
    balances: await balancesOfPerson(scope, person),
    entries: (await allOf(scope, leaveEntries, person))
      .flatMap((row) => entries.seenBy(open, row) ?? [])
      .map(shownEntry),
    files: await filesOf(scope, rows),
    names: Object.fromEntries(types.map(({ id, name }) => [id, textIn(name, scope.language as Language)])),
  };
}

export const personalDataPart = personalDataOf({
  people: people.model,
  forgets: ['all'],
  exports: ['own', 'branches', 'all'],
  admits: async (scope, person) => mustHaveRightsOf(scope, (await scope.row<PersonRow>(people.model, person))!),
  fileStores: [documents.fileStore],
  from: 'identity',
  on: 'PersonalDataForgotten',
  forgottenBy: ({ data }) => ({ person: data.personId, classes: data.classes, generations: data.generations }),
  collect,
});
