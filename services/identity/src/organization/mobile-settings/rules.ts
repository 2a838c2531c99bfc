import { changedFields } from '@kadro/chassis/declare';
import { type MobileSettings } from '@kadro/kernel';
import { type OrganizationEvent } from '../events.ts';
import { type OrganizationState } from '../state.ts';

export function changeMobileSettings(
  state: OrganizationState,
  input: { settings: MobileSettings },
): OrganizationEvent[] {
  const settings = changedFields(state.mobileSettings, input.settings);
  return Object.keys(settings).length > 0 ? [{ type: 'MobileSettingsChanged', data: { settings } }] : [];
}
