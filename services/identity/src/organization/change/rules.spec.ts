import { describe, it } from '@jest/globals';
import { given as givenStream } from '@kadro/chassis/testing/rules';
import { organization, type OrganizationEvent } from '../events.ts';
import { type OrganizationState } from '../state.ts';
import { changeOrganization, type OrganizationInput } from './rules.ts';

const created: OrganizationEvent = {
  type: 'OrganizationCreated',
  data: { name: 'Lale', zone: 'Europe/Istanbul', language: 'tr' },
};
const given = (...past: OrganizationEvent[]) => givenStream(organization, [created, ...past]);

describe('changing an organization', () => {
  const change = (input: OrganizationInput) => (state: OrganizationState) => changeOrganization(state, input);

  it('records details and parameters apart, changed ones only', () =>
    given()
      .when(change({ name: 'Lale', datePattern: 'DD.MM.YYYY', parameters: { lastPasswords: 5 } }))
      .then(
        { type: 'OrganizationChanged', data: { datePattern: 'DD.MM.YYYY' } },
        { type: 'ParametersChanged', data: { lastPasswords: 5 } },
      ));
  it('records nothing where nothing changes', () =>
    given({ type: 'ParametersChanged', data: { lastPasswords: 5 } })
      .when(change({ name: 'Lale', parameters: { lastPasswords: 5 } }))
      .nothing());
  it('clears with null', () =>
    given({ type: 'OrganizationChanged', data: { publicURL: 'https://a.example' } })
      .when(change({ publicURL: null }))
      .then({ type: 'OrganizationChanged', data: { publicURL: null } }));
  it('compares lists as a whole', () => {
    const settings = [{ key: 'a', value: '1' }];
    given({ type: 'OrganizationChanged', data: { settings } })
      .when(change({ settings: [{ key: 'a', value: '1' }] }))
      .nothing();
    given({ type: 'OrganizationChanged', data: { settings } })
      .when(change({ settings: [] }))
      .then({ type: 'OrganizationChanged', data: { settings: [] } });
  });
});
