import { BulkUpdateDocument, BulkUpdatesCountDocument, BulkUpdatesListDocument } from '../../../generated/graphql.ts';
import { type Feature } from '../../../manifest/feature.ts';
import { page } from '../../../manifest/page.ts';
import { employeeIds, results } from './reads.ts';

export const bulkUpdates: Feature = {
  name: 'bulk-updates',
  resources: {
    'bulk-updates': {
      documents: { list: BulkUpdatesListDocument, count: BulkUpdatesCountDocument, one: BulkUpdateDocument },
    },
    'employee-ids': employeeIds,
    'bulk-update-results': results,
  },
  audited: { kind: 'bulkUpdates', texts: { fields: {} } },
  pages: {
    list: page(async () => (await import('./ListPage.tsx')).UpdateList, 'bulk'),
    show: page(async () => (await import('./ShowPage.tsx')).UpdateShow, 'bulk'),
  },
};
