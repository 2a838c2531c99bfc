import { describe, it } from '@jest/globals';
import { given as givenStream } from '@kadro/chassis/testing/rules';
import { type MobileSettings } from '@kadro/kernel';
import { organization, type OrganizationEvent } from '../events.ts';
import { type OrganizationState } from '../state.ts';
import { changeMobileSettings } from './rules.ts';

const created: OrganizationEvent = {
  type: 'OrganizationCreated',
  data: { name: 'Lale', zone: 'Europe/Istanbul', language: 'tr' },
};
const given = (...past: OrganizationEvent[]) => givenStream(organization, [created, ...past]);

describe('turning areas on and off', () => {
  const change = (input: { settings: MobileSettings }) => (state: OrganizationState) =>
    changeMobileSettings(state, input);

  it('records the changed ones', () =>
    given({ type: 'MobileSettingsChanged', data: { settings: { leave: false } } })
      .when(change({ settings: { leave: false, shift: false } }))
      .then({ type: 'MobileSettingsChanged', data: { settings: { shift: false } } }));
  it('records nothing where nothing changes', () =>
    given({ type: 'MobileSettingsChanged', data: { settings: { leave: false } } })
      .when(change({ settings: { leave: false } }))
      .nothing());
});
