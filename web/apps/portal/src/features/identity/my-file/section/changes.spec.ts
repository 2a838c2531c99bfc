import { describe, expect, it } from '@jest/globals';
import { changesOf, toTyped, undoOf } from './changes.ts';
import { contactGroups, personalGroups, profileGroups, type FieldSpec } from './fields.ts';

const fields: FieldSpec[] = [...profileGroups, ...contactGroups, ...personalGroups].flatMap(
  (group) => group.fields as readonly FieldSpec[],
);
const before = {
  phone: '+905321234567',
  emailNotification: true,
  smsNotification: null,
  email: null,
  address: 'A 1',
  driver: null,
  exConvict: false,
  disabilityLevel: 2,
  birthDate: '1990-04-23',
};

describe('a form', () => {
  it('shows nothing as empty and flags as choices', () => {
    const typed = toTyped(fields, before);
    expect(typed).toMatchObject({
      phone: '+905321234567',
      emailNotification: true,
      smsNotification: false,
      email: '',
      driver: '',
      exConvict: 'false',
      disabilityLevel: '2',
    });
  });

  it('that nobody touched changes nothing', () => {
    expect(changesOf(fields, before, toTyped(fields, before))).toEqual({});
  });

  it.each([
    [{ phone: '' }, { phone: null }],
    [{ phone: ' +905321234567 ' }, {}],
    [{ email: 'a@b.example' }, { email: 'a@b.example' }],
    [{ email: '   ' }, {}],
    [{ smsNotification: true }, { smsNotification: true }],
    [{ emailNotification: false }, { emailNotification: false }],
    [{ driver: 'true' }, { driver: true }],
    [{ driver: 'false' }, { driver: false }],
    [{ exConvict: '' }, { exConvict: null }],
    [{ disabilityLevel: '3' }, { disabilityLevel: 3 }],
    [{ disabilityLevel: '' }, { disabilityLevel: null }],
    [{ birthDate: '1990-04-24', address: 'A 1' }, { birthDate: '1990-04-24' }],
  ])('with %j typed sends %j', (typed, changes) => {
    expect(changesOf(fields, before, { ...toTyped(fields, before), ...typed })).toEqual(changes);
  });

  it('is undone by the former values of what it changed', () => {
    expect(undoOf({ phone: null, driver: true }, before)).toEqual({ phone: '+905321234567', driver: null });
  });
});
