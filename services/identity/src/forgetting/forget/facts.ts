import { comparable, Refused, type CommandScope } from '@kadro/chassis';
import { type PersonalClass } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { type EmployeeRow } from '../../person/rows/employee.ts';
import { mustHaveRightsOfFound } from '../../person/shared/access.ts';
import { checkReason } from '../shared/reason.ts';

/** Without these nobody could be employed: they go with the end of the employment only. */
const neededToEmploy: readonly PersonalClass[] = ['identity', 'contact'];

/** @throws Refused own_account, forbidden; Rejection still_employed, meaningful_text, confirmation_wrong */
export async function checkForgetting(
  input: { classes: readonly PersonalClass[]; reason: string; confirmation: string },
  scope: CommandScope,
): Promise<undefined> {
  const { id, status, staffNumber } = scope.found as EmployeeRow;
  if (id === scope.principal.account) throw new Refused('own_account');
  await mustHaveRightsOfFound(scope);
  if (status === 'ACTIVE' && input.classes.some((one) => neededToEmploy.includes(one)))
    reject('still_employed', { fields: { classes: { name: 'still_employed' } } });
  await checkReason(scope, input.reason);
  if (staffNumber && comparable(input.confirmation) !== comparable(staffNumber))
    reject('confirmation_wrong', { fields: { confirmation: { name: 'confirmation_wrong' } } });
}
