import { PersonCardDocument, PersonCardsByIdsDocument } from '../../../generated/graphql.ts';
import { type Feature } from '../../../manifest/feature.ts';

export const personCards: Feature = {
  name: 'person-cards',
  resources: {
    personCards: {
      documents: { one: PersonCardDocument, many: PersonCardsByIdsDocument },
    },
  },
};
