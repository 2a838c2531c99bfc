import { Settings } from 'lucide-react';
import { OrganizationDetailDocument, OrganizationHistoryDocument } from '../../../generated/graphql.ts';
import { type Feature, wholeOrganization } from '../../../manifest/feature.ts';
import { page } from '../../../manifest/page.ts';
import { asked, found, type Resource } from '../../../server/resource.ts';
import { enabledOf } from './areas.ts';
import { fields, history } from './fields.ts';

const settingsPage = page(async () => (await import('./Page.tsx')).Settings, 'console-settings', 'console-history');

/** The caller's organization, whatever the id. */
const organization: Resource = {
  documents: { history: OrganizationHistoryDocument },
  one: () => asked(OrganizationDetailDocument, {}, ({ organizationDetail }) => ({ data: found(organizationDetail) })),
};

/** The areas that are on, whatever the filter. */
const enabledAreas: Resource = {
  list: () =>
    asked(OrganizationDetailDocument, {}, ({ organizationDetail }) => {
      const data = enabledOf(found(organizationDetail)).map((id) => ({ id }));
      return { data, total: data.length };
    }),
};

export const settings: Feature = {
  name: 'settings',
  resources: { organization, 'enabled-areas': enabledAreas },
  fields,
  access: wholeOrganization,
  audited: { kind: 'organizations', texts: history, to: () => '/settings' },
  navigation: { group: 'system', icon: Settings, label: 'console:nav.settings' },
  setup: { text: 'console:setup.areas', to: '/settings/areas', resource: 'enabled-areas', least: 1 },
  pages: { list: settingsPage, more: { ':part': settingsPage } },
};
