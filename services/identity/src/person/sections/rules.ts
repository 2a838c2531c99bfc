import { changedFields } from '@kadro/chassis/declare';
import { type PersonEvent } from '../events.ts';
import { type PersonState } from '../state.ts';

export const changedName = {
  overview: 'OverviewChanged',
  profile: 'ProfileChanged',
  contact: 'ContactChanged',
  personal: 'PersonalChanged',
  permission: 'PermissionChanged',
  notification: 'NotificationChanged',
} as const satisfies Record<string, PersonEvent['type']>;

/** One event with the changed fields only; none where nothing changes (conventions, answers). */
export function changeSection(section: keyof typeof changedName) {
  return (state: PersonState, input: Record<string, unknown>): PersonEvent[] => {
    const data = changedFields(state[section], input);
    return Object.keys(data).length > 0 ? [{ type: changedName[section], data } as PersonEvent] : [];
  };
}
