import { type CommandScope, commandScope, destroyedGenerations, type ServiceScope } from '@kadro/chassis';
import { personalClasses } from '@kadro/kernel';
import { type SessionRow, sessions } from '../credentials/rows/sessions.ts';
import { endAllSessions } from '../credentials/sign-out/end.ts';
import { deleteRefreshState } from '../credentials/session/refresh-state.ts';
import { forgetting, type ForgettingState } from '../forgetting/events.ts';
import { person } from '../person/events.ts';
import { type EmployeeRow } from '../person/rows/employee.ts';
import { employees } from '../person/rows/employees.ts';
import { type PersonState } from '../person/state.ts';
import { systemPrincipal } from '../shared/system-principal.ts';
import { type DestroyedKeys, forgottenAnew, neededToEmploy, resignedAnew } from './rules.ts';

const rowsPerRead = 500;

/** After a restore everybody signs in again, and who was forgotten since the back-up has left and is marked. */
export async function afterRestore(service: ServiceScope): Promise<void> {
  for (const organization of await service.rows(employees).organizations())
    for await (const { id } of rowsOf<EmployeeRow>(service, organization, employees))
      await applyDestroyed(scopeOf(service, organization, id), id);
  for (const organization of await service.rows(sessions).organizations()) await endSessionsOf(service, organization);
}

function scopeOf(service: ServiceScope, organization: string, id: string): CommandScope {
  const key = `restored/${id}/${service.ids.random()}`;
  const context = { organization, actor: 'system', key, body: '', correlation: key };
  return commandScope(service, systemPrincipal(organization), service.domain.defaultLanguage, context);
}

async function* rowsOf<R extends { id: string }>(
  service: ServiceScope,
  organization: string,
  model: Parameters<typeof service.rows<R>>[0],
): AsyncGenerator<R> {
  for (let after = ''; ;) {
    const page = await service
      .rows(model)
      .find(
        organization,
        { where: [{ index: 'id', from: `${after}\u0000` }] },
        { sort: { index: 'id', descending: false }, offset: 0, limit: rowsPerRead },
      );
    for (const { doc } of page) yield doc;
    if (page.length < rowsPerRead) return;
    after = page.at(-1)!.id;
  }
}

async function applyDestroyed(scope: CommandScope, id: string): Promise<void> {
  const { organization, keys } = scope;
  const found: [string, number][] = [];
  // everybody who was hired has these keys; to look for others makes those that were never needed
  for (const one of neededToEmploy) found.push([one, await destroyedGenerations(keys, organization, id, one)]);
  if (found.every(([, times]) => times === 0)) return;
  for (const one of personalClasses.filter((other) => !neededToEmploy.includes(other)))
    found.push([one, await destroyedGenerations(keys, organization, id, one)]);
  const destroyed: DestroyedKeys = Object.fromEntries(found);
  const known = (await scope.state<ForgettingState>(forgetting, id)).state;
  const today = scope.today();
  await scope.run<PersonState>(person, id, 'resigned', (state) =>
    resignedAnew(state, { forgetting: known, destroyed, today }),
  );
  await scope.run<ForgettingState>(forgetting, id, 'forgotten', (state) => forgottenAnew(state, destroyed));
}

async function endSessionsOf(service: ServiceScope, organization: string): Promise<void> {
  for await (const { id, employeeId } of rowsOf<SessionRow>(service, organization, sessions)) {
    await endAllSessions(scopeOf(service, organization, employeeId), employeeId);
    await deleteRefreshState(service, id);
  }
}
