import { describe, it } from '@jest/globals';
import { given as givenStream } from '@kadro/chassis/testing/rules';
import { aPerson } from '../../testing/past.ts';
import { person, type PersonEvent } from '../events.ts';
import { type PersonState } from '../state.ts';
import { changeSection } from './rules.ts';

const given = (...past: PersonEvent[]) => givenStream(person, [aPerson(), ...past]);

describe('changing a sub-record', () => {
  const profile = (input: Record<string, unknown>) => (state: PersonState) => changeSection('profile')(state, input);
  const contact = (input: Record<string, unknown>) => (state: PersonState) => changeSection('contact')(state, input);

  it('records the changed fields only, seeing personal ones through their mask', () =>
    given()
      .when(profile({ firstName: 'Deniz', lastName: 'Kaya', phone: '+49301112233' }))
      .then({ type: 'ProfileChanged', data: { lastName: 'Kaya' } }));

  it('records nothing where nothing changes', () =>
    given()
      .when(profile({ firstName: 'Deniz', workEmail: 'deniz@a.example' }))
      .nothing());

  it('leaves absent fields alone and clears null ones', () =>
    given({ type: 'ContactChanged', data: { address: 'Hauptstr. 1', email: 'd@home.example' } })
      .when(contact({ address: null, email: undefined }))
      .then({ type: 'ContactChanged', data: { address: null } }));

  it('does not clear what is not there', () =>
    given()
      .when(contact({ address: null }))
      .nothing());

  it('does not repeat flags that are as a person starts with them', () => {
    given()
      .when((state) => changeSection('notification')(state, { leave: true, shift: true, overtime: true }))
      .nothing();
    given()
      .when(profile({ emailNotification: true, smsNotification: true }))
      .nothing();
  });

  it('records what was not said before, a no too, and once', () => {
    const said = { type: 'PermissionChanged', data: { approveLeave: false } } as const;
    const permission = (state: PersonState) => changeSection('permission')(state, { approveLeave: false });
    given().when(permission).then(said);
    given(said).when(permission).nothing();
  });

  it('records a flag that turns', () =>
    given({ type: 'NotificationChanged', data: { leave: false } })
      .when((state) => changeSection('notification')(state, { leave: true, shift: true }))
      .then({ type: 'NotificationChanged', data: { leave: true } }));
});
