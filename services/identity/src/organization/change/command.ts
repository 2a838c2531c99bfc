import { command } from '@kadro/chassis';
import { z } from 'zod';
import { organizationAdmins } from '../../shared/access.ts';
import { redrawnImage } from '../../shared/image.ts';
import { organization } from '../events.ts';
import { organizations } from '../rows/organizations.ts';
import { detailFields, parameters, retentionChange } from '../shared/fields.ts';
import { changeOrganization } from './rules.ts';

export const changeOrganizationCommand = command(organization, {
  name: 'ChangeOrganization',
  method: 'PUT',
  path: 'organizations/{id}',
  summary: 'Changes what holds for the whole organization',
  access: organizationAdmins,
  target: { on: organizations },
  input: z.strictObject({
    ...z.object(detailFields).partial().shape,
    parameters: parameters.optional(),
    retention: retentionChange.optional(),
  }),
  example: { datePattern: 'DD.MM.YYYY', parameters: { lastPasswords: 5 } },
  prepare: async ({ logo }) => (logo ? { logo: await redrawnImage(logo, 'logo') } : {}),
  decide: (state, input, drawn) => changeOrganization(state, { ...input, ...drawn }),
});
