import { changedFields, Refused } from '@kadro/chassis/declare';
import { type identity } from './events.ts';

type State = (typeof identity)['initial'];

/** A card that was taken from somebody is given anew, as another identity. @throws Refused archived_record */
export function changeIdentity(state: State, input: { kind?: State['kind']; number?: string }, by: string) {
  if (state.isTaken || state.employeeId === null) throw new Refused('archived_record');
  const fields = changedFields(state, input);
  if (Object.keys(fields).length === 0) return [];
  return [{ type: 'IdentityChanged' as const, data: { employeeId: state.employeeId, by, ...fields } }];
}

export function takeIdentity({ employeeId, isTaken }: State, by: string) {
  return isTaken || employeeId === null ? [] : [{ type: 'IdentityTaken' as const, data: { employeeId, by } }];
}
