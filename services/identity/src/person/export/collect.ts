import { historyOf, DatedRows, GuardedRows, type CommandScope } from '@kadro/chassis';
import { type Language, type LocalizedText, type Principal, textIn } from '@kadro/kernel';
import { credentials } from '../../credentials/events.ts';
import { sessions } from '../../credentials/rows/sessions.ts';
import { employeeRow } from '../rows/employee.ts';
import { employees } from '../rows/employees.ts';
import { personCards } from '../rows/person-cards.ts';
import { branches } from '../../organization/records/branches.ts';
import { jobs } from '../../organization/records/jobs.ts';
import { teams } from '../../organization/records/teams.ts';
import { units } from '../../organization/records/units.ts';
import { type OrganizationRow, organizations } from '../../organization/rows/organizations.ts';

const people = new DatedRows(employees);
const openSessions = new GuardedRows(sessions);
const named = [branches, units, teams, jobs];
const isId = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** In texts too: a history holds lists as JSON. */
function idsIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') for (const part of value.split('"')) if (isId.test(part)) found.add(part);
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) idsIn(inner, found);
  return found;
}

/** By id, in the reader's language. */
async function namesOf(scope: CommandScope, ids: readonly string[]): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const { firstName, lastName, id } of await scope.rowsById(personCards, ids))
    names[id] = `${firstName} ${lastName}`.trim();
  for (const { model } of named)
    for (const { id, name } of await scope.rowsById<{ id: string; name: LocalizedText }>(model, ids))
      names[id] = textIn(name, scope.language as Language);
  return names;
}

/** Whether the caller would find the open sessions of this account, too. */
const readsAccount = (scope: CommandScope, employeeId: string): boolean =>
  openSessions.reaches(scope, { id: '', employeeId, startedAt: '', device: '', mode: 'header' });

/** Without secrets. */
async function account(scope: CommandScope, person: string) {
  const { events: log } = scope;
  const events = await log.read(log.stream(credentials, scope.organization, person));
  const of = (...names: string[]) => events.filter(({ name }) => names.includes(name));
  return {
    signIns: of('SessionOpened').map(({ data, stored }) => ({
      at: stored.at,
      device: data.device ?? null,
      address: data.address ?? null,
    })),
    passwordsSet: of('PasswordIssued', 'PasswordChanged').map(({ stored }) => stored.at),
  };
}

/** Everything that identity holds about a person, as far as the caller may read it. */
export async function collectPerson(scope: CommandScope, person: string): Promise<Record<string, unknown>> {
  // the right to one's own data does not depend on which pages the organization has turned off
  const open = scope.as(Object.assign({}, scope.principal, { disabledAreas: [] }));
  const row = (await people.one(open, person))!;
  const file = Object.fromEntries(Object.entries(row).filter(([field]) => field in employeeRow.shape));
  const history = (await historyOf(people, open, person)) ?? [];
  const settings = await scope.row<OrganizationRow>(organizations, scope.organization);
  const consents = { gdprAccepted: file.gdprAccepted, clarificationText: settings?.gdprClarificationTextURL ?? null };
  const signedIn = readsAccount(scope, person) && { account: await account(scope, person) };
  const { datePattern, zone } = scope.principal as Principal;
  const collected = { file, consents, ...signedIn, history };
  return {
    ...collected,
    names: await namesOf(scope, [...idsIn([collected, scope.principal.account])]),
    organization: settings?.name ?? null,
    reader: { datePattern, zone },
  };
}
