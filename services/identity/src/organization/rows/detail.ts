import { named, query } from '@kadro/chassis';
import { utcOffsetMinutes } from '@kadro/kernel';
import { z } from 'zod';
import { organizationRow, type OrganizationRow, organizations } from './organizations.ts';

const text = z.string().nullish();

const answer = named(
  'OrganizationDetail',
  organizationRow.omit({ revision: true, language: true }).extend({
    revision: z.int(),
    utcOffsetMinutes: z.int(),
    ssoCredentials: named(
      'SsoCredentials',
      z.object({ type: text, tenantId: text, clientId: text, userHash: text }),
    ).nullable(),
  }),
);

/** `zone` is that of people without a branch, the offset that of the caller's branch today; no single sign-on is set up yet, so it is null. */
export const organizationDetail = query({
  name: 'organizationDetail',
  access: { who: 'member' },
  args: z.object({}),
  answer,
  run: async (_args, scope) => {
    const row = await scope.row<OrganizationRow>(organizations, scope.organization);
    return (
      row && { ...row, utcOffsetMinutes: utcOffsetMinutes(scope.principal.zone, scope.now()), ssoCredentials: null }
    );
  },
});
