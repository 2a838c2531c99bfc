import { describe, expect, it } from '@jest/globals';
import { projectRows } from '@kadro/chassis/testing/rules';
import { type OrganizationEvent } from '../events.ts';
import { type OrganizationRow, organizations } from './organizations.ts';

const created: OrganizationEvent = {
  type: 'OrganizationCreated',
  data: { name: 'Lale', zone: 'Europe/Istanbul', language: 'tr' },
};

describe('the row of an organization', () => {
  const row = (...events: OrganizationEvent[]) =>
    projectRows(organizations, [created, ...events])['o1/id1'] as OrganizationRow;

  it('starts with the defaults: every area off', () => {
    const { mobileSettings, parameters, datePattern, name, zone } = row();
    expect({ datePattern, name, zone, parameters }).toEqual({
      datePattern: 'YYYY-MM-DD',
      name: 'Lale',
      zone: 'Europe/Istanbul',
      parameters: expect.objectContaining({ lastPasswords: 3, passwordExpiryDays: 0 }),
    });
    expect(new Set(Object.values(mobileSettings))).toEqual(new Set([true]));
  });
  it('takes details', () =>
    expect(
      row({ type: 'OrganizationChanged', data: { publicURL: 'https://a.example', shiftSelection: true } }),
    ).toMatchObject({ publicURL: 'https://a.example', shiftSelection: true, name: 'Lale' }));
  it('takes parameters beside the others', () =>
    expect(row({ type: 'ParametersChanged', data: { lastPasswords: 9 } }).parameters).toMatchObject({
      lastPasswords: 9,
      searchLetters: 2,
    }));
  it('takes areas beside the others', () =>
    expect(row({ type: 'MobileSettingsChanged', data: { settings: { leave: false } } }).mobileSettings).toMatchObject({
      leave: false,
      shift: true,
    }));
});
