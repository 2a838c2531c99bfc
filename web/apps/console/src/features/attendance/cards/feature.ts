import { IdentitiesListDocument } from '../../../generated/graphql.ts';
import { type Feature } from '../../../manifest/feature.ts';
import { page } from '../../../manifest/page.ts';
import { fields } from './fields.ts';

/** What terminals know people by; on the record of each person. */
export const cards: Feature = {
  name: 'identities',
  resources: { identities: { documents: { list: IdentitiesListDocument } } },
  fields,
  audited: {
    kind: 'identities',
    texts: { fields },
    named: 'person',
    to: ({ subject }) => `/employees/${subject}/show/cards`,
  },
  personTab: {
    name: 'cards',
    label: 'console:tab.cards',
    Body: page(async () => (await import('./PersonCards.tsx')).PersonCards, 'console-devices'),
  },
};
