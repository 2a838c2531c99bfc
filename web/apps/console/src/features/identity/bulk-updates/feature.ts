import { type Feature } from '../../../manifest/feature.ts';
import { page } from '../../../manifest/page.ts';
import { readEmployeeIds, readResults, source } from './documents.ts';

export const bulkUpdates: Feature = {
  name: 'bulk-updates',
  resources: { 'bulk-updates': { source }, 'employee-ids': readEmployeeIds, 'bulk-update-results': readResults },
  pages: {
    list: page(async () => (await import('./ListPage.tsx')).UpdateList, 'bulk'),
    show: page(async () => (await import('./ShowPage.tsx')).UpdateShow, 'bulk'),
  },
};
