import { command } from '@kadro/chassis';
import { z } from 'zod';
import { language } from '../../shared/inputs.ts';
import { person } from '../events.ts';
import { onEmployee, own } from '../shared/access.ts';

export const changeLanguage = command(person, {
  ...onEmployee,
  name: 'ChangeLanguage',
  method: 'PUT',
  path: 'employees/{id}/language',
  summary: 'Changes the language of the account',
  access: own,
  area: 'hrPage',
  section: ['LanguageChanged'],
  input: z.strictObject({ language }),
  example: { language: 'de' },
  decide: (state, input) =>
    state.language === input.language ? [] : [{ type: 'LanguageChanged', data: { language: input.language } }],
});
