import { describe, expect, it } from '@jest/globals';
import { isMeaningful, meaningfulLetters } from './texts/meaningful-text.ts';
import { areas, isDisabled, mobileSettingKeys, mobileSettingsSchema } from './mobile-settings.ts';
import { defaultParameters, parametersSchema, parametersWith } from './parameters.ts';

describe('turning areas off', () => {
  it('is the rule where nothing is said', () => {
    expect(areas.filter((area) => !isDisabled({}, area))).toEqual(['taskManagement']);
  });

  it('ends where the key is false, but never for the chatbot', () => {
    const open = Object.fromEntries(areas.map((area) => [area, false]));
    expect(areas.filter((area) => isDisabled(open, area))).toEqual(['chatbot']);
    expect(isDisabled({ leave: true }, 'leave')).toBe(true);
    expect(isDisabled({ taskManagement: true }, 'taskManagement')).toBe(false);
  });

  it('takes some of the known keys and no others', () => {
    expect(mobileSettingsSchema.safeParse({ leave: true, payrollPasswordRequired: false }).success).toBe(true);
    expect(mobileSettingsSchema.safeParse({ leaves: true }).success).toBe(false);
    expect(mobileSettingsSchema.safeParse({ leave: 'true' }).success).toBe(false);
    expect(new Set(mobileSettingKeys).size).toBe(mobileSettingKeys.length);
  });
});

describe('the parameters of an organization', () => {
  it('have defaults within their own bounds', () => {
    expect(parametersSchema.parse(defaultParameters)).toEqual(defaultParameters);
    expect(parametersWith({ lastPasswords: 5 })).toEqual({ ...defaultParameters, lastPasswords: 5 });
  });

  it('refuse unknown names and numbers out of bounds', () => {
    expect(parametersSchema.partial().safeParse({ lastPassword: 5 }).success).toBe(false);
    expect(parametersSchema.partial().safeParse({ searchLetters: 1 }).success).toBe(false);
  });
});

describe('a meaningful text', () => {
  it('counts letters and digits of any script, not spaces, marks and signs', () => {
    expect(meaningfulLetters('  a.b, c-1 !?  ')).toBe(4);
    expect(meaningfulLetters('إجازة، 5')).toBe(6);
    expect(meaningfulLetters('🙂 … --- ')).toBe(0);
  });

  it('has at least as many as the organization asks', () => {
    expect(isMeaningful('Dentist, 9:30', 10)).toBe(true);
    expect(isMeaningful('D e n t i s t !!', 10)).toBe(false);
  });
});
