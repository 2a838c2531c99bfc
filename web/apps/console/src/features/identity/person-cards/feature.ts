import { type Feature } from '../../../manifest/feature.ts';

export const personCards: Feature = {
  name: 'person-cards',
  resources: {
    personCards: {
      source: { one: 'personCard', many: 'personCardsByIds', fields: 'id firstName lastName imageUrl jobId' },
    },
  },
};
