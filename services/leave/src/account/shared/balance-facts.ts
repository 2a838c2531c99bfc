import { type CommandScope, Refused } from '@kadro/chassis';
import { type Day } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { type LeaveTypeRow, leaveTypes } from '../../leave-types/record.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { leaveAccount } from '../events.ts';
import { type Dated } from './ledger.ts';
import { settingsOf, todayAt } from './lookups.ts';
import { workplaceOn } from './workplaces.ts';

/** Administrators may leave a shortfall, which the event then records. */
export interface BalanceFacts {
  /** Of the leave type. */
  advanceDays: number;
  /** Branch of the person on a day, without plans. */
  branchOn: (day: Day) => string | null;
  due?: readonly Dated[];
  /** Where the person works. */
  today?: Day;
}

export const onPerson = { on: people.model } as const;
export const mostDays = 3_660;

type EntryFacts = BalanceFacts & { id: string; meaningfulLetters: number };

/** @throws Rejection reference_unknown, Refused own_account */
export async function balanceFacts(scope: CommandScope, typeId: string): Promise<EntryFacts> {
  const type = await scope.row<LeaveTypeRow>(leaveTypes.model, typeId);
  if (!type?.tracksBalance) reject('reference_unknown', { fields: { leaveTypeId: { name: 'reference_unknown' } } });
  return entryFacts(scope, type);
}

/** Of an entry that is known already, whatever became of its type. */
export async function grantFacts(scope: CommandScope, entryId: string): Promise<EntryFacts> {
  const { state } = await scope.state(leaveAccount, scope.foundRow<PersonRow>(people.model).id);
  const leaveTypeId = state.grants.get(entryId)?.leaveTypeId;
  const type = leaveTypeId === undefined ? null : await scope.row<LeaveTypeRow>(leaveTypes.model, leaveTypeId);
  return entryFacts(scope, { advanceDays: type?.advanceDays ?? 0 });
}

/** Nobody sets what he has himself. */
async function entryFacts(scope: CommandScope, type: Pick<LeaveTypeRow, 'advanceDays'>): Promise<EntryFacts> {
  const person = scope.foundRow<PersonRow>(people.model);
  if (person.id === scope.principal.account) throw new Refused('own_account');
  return {
    // not of the command's key: a key used again after its time would name two entries alike
    id: scope.ids.random(),
    advanceDays: type.advanceDays,
    branchOn: (day) => workplaceOn(person, day).branchId,
    today: await todayAt(scope, person.branchId),
    meaningfulLetters: (await settingsOf(scope)).meaningfulTextLetters,
  };
}
