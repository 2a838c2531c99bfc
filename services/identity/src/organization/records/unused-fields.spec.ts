import { describe, expect, it } from '@jest/globals';
import { unusedFields } from './unused-fields.ts';

describe('the fields that a country does not know', () => {
  it('are none in Türkiye', () => expect(unusedFields('TR')).toEqual([]));
  it('are those of Turkish law and of conscription elsewhere', () =>
    expect(unusedFields('DE')).toEqual([
      'militaryService',
      'suspendedUntil',
      'serviceLine',
      'socialSecurityType',
      'healthPassCode',
      'healthPassCodeExpiry',
    ]));
  it('are not military service where people are conscripted', () =>
    expect(unusedFields('DK')).not.toContain('militaryService'));
  it('are none where the country is not known', () => {
    expect(unusedFields(null)).toEqual([]);
    expect(unusedFields(undefined)).toEqual([]);
  });
});
