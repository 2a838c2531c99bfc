import { type CommandScope } from '@kadro/chassis';
import { defaultLanguage, isLanguage, type Principal } from '@kadro/kernel';
import { people, type PersonRow } from '../replicas/people.ts';
import { todayOf, settingsOf, zoneAt } from './places.ts';

const searchLetters = 2;

/** Who has uploaded a file, with today's rights; null for whoever has left. */
export async function uploaderOf(scope: CommandScope, account: string): Promise<Principal | null> {
  const person = await scope.row<PersonRow>(people.model, account);
  if (!person || person.status !== 'ACTIVE') return null;
  const { adminBranches, ...roles } = person.roles;
  const { datePattern } = await settingsOf(scope);
  return {
    organization: scope.organization,
    account,
    employeeId: account,
    session: 'import',
    language: isLanguage(person.language) ? person.language : defaultLanguage,
    roles,
    adminBranches,
    datePattern,
    zone: await zoneAt(scope, person, await todayOf(scope, person)),
    searchLetters,
    mustChangePassword: false,
    disabledAreas: [],
  };
}
