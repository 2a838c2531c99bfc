import { describe, it } from '@jest/globals';
import { given } from '@kadro/chassis/testing/rules';
import { organization, type OrganizationEvent } from '../events.ts';
import { type OrganizationState } from '../state.ts';
import { create } from './rules.ts';

const data = { name: 'Lale', zone: 'Europe/Istanbul', language: 'tr' };
const created: OrganizationEvent = { type: 'OrganizationCreated', data };
const creating = (state: OrganizationState) => create(state, data);

describe('creating an organization', () => {
  it('is one event', () => given(organization).when(creating).then(created));
  it('happens once', () => given(organization, [created]).when(creating).nothing());
});
