import { type Decider } from '@kadro/chassis';
import { type AdminsEvents } from './events.ts';

interface Released {
  /** Of the person's stream. */
  revision: number;
  at: string;
}

/** By person: the last time that he was let go. */
export type AdminsState = ReadonlyMap<string, Released>;

export const initial: AdminsState = new Map();

export const evolve: Decider<AdminsState, AdminsEvents>['evolve'] = {
  SuperAdminReleased: (state, { employeeId, revision }, { at }) => new Map([...state, [employeeId, { revision, at }]]),
};
