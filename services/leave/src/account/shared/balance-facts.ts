import { type CommandScope } from '@kadro/chassis';
import { reject } from '../../errors/index.ts';
import { type LeaveTypeRow, leaveTypes } from '../../leave-types/record.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { type Dated } from './ledger.ts';
import { settingsOf } from './lookups.ts';

/** Administrators may leave a shortfall, which the event then records. */
export interface BalanceFacts {
  /** Of the leave type. */
  advanceDays: number;
  branchId: string | null;
  due?: readonly Dated[];
}

export const onPerson = { on: people.model } as const;
export const mostDays = 3_660;

/** @throws Rejection reference_unknown */
export async function balanceFacts(
  scope: CommandScope,
  typeId: string,
): Promise<BalanceFacts & { id: string; meaningfulLetters: number }> {
  const type = await scope.row<LeaveTypeRow>(leaveTypes.model, typeId);
  if (!type?.tracksBalance) reject('reference_unknown', { fields: { leaveTypeId: { name: 'reference_unknown' } } });
  const { branchId } = scope.foundRow<PersonRow>(people.model);
  return {
    id: scope.newId(),
    advanceDays: type.advanceDays,
    branchId,
    meaningfulLetters: (await settingsOf(scope)).meaningfulTextLetters,
  };
}
