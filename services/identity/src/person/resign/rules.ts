import { reject } from '../../errors/index.ts';
import { type PersonEvent } from '../events.ts';
import { type DayFacts, revokePlansAfter } from '../shared/dated-change.ts';
import { endRights } from '../shared/end-rights.ts';
import { type PersonState } from '../state.ts';

export interface ResignFacts extends DayFacts {
  self: boolean;
  /** Another active super admin remains. */
  otherSuperAdmin: boolean;
}

/** The quit date is the last day: once it is over at once, else a plan; revokes what is planned for later. */
export function resign(
  state: PersonState,
  input: { quitDate: string; quitReason: string },
  { today, planId, self, otherSuperAdmin }: ResignFacts,
): PersonEvent[] {
  const isPlanned = input.quitDate >= today;
  if (state.status === 'RESIGNED' || (isPlanned && state.plans.some(({ kind }) => kind === 'RESIGNATION')))
    reject('already_resigned');
  if (self) reject('own_account');
  if (state.roles.superAdmin && !otherSuperAdmin) reject('last_super_admin');
  if (input.quitDate < state.hiredDate)
    reject('date_before_hiring', { fields: { quitDate: { name: 'date_before_hiring' } } });
  if (isPlanned) return [{ type: 'ResignationPlanned', data: { id: planId, ...input } } as PersonEvent];
  return [
    { type: 'PersonResigned', data: input } as PersonEvent,
    ...revokePlansAfter(state, input.quitDate),
    ...endRights(state),
  ];
}
