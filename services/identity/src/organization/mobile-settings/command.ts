import { command } from '@kadro/chassis';
import { mobileSettingsSchema } from '@kadro/kernel';
import { z } from 'zod';
import { organizationAdmins } from '../../shared/access.ts';
import { organization } from '../events.ts';
import { organizations } from '../rows/organizations.ts';
import { changeMobileSettings } from './rules.ts';

export const changeMobileSettingsCommand = command(organization, {
  name: 'ChangeMobileSettings',
  method: 'PUT',
  path: 'organizations/{id}/mobile-settings',
  summary: 'Turns areas on and off; true = disabled',
  access: organizationAdmins,
  target: { on: organizations },
  input: z.strictObject({ settings: mobileSettingsSchema }),
  example: { settings: { leave: false } },
  decide: changeMobileSettings,
});
