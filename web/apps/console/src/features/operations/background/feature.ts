import { RefreshCw } from 'lucide-react';
import { type Feature, superAdmins } from '../../../manifest/feature.ts';
import { page } from '../../../manifest/page.ts';
import { type RestReads } from '../../../server/resource.ts';
import { latestEntries, serviceEntry } from './latest-entries.ts';
import { jobPaths, deadLetterPaths } from './paths.ts';

const readJobs: RestReads = { list: (api, params) => latestEntries(api, jobPaths, 'addedAt', params) };
const readDeadLetters: RestReads = {
  list: (api, params) => latestEntries(api, deadLetterPaths, 'at', params),
  one: async (api, { id, signal }) => ({ data: await serviceEntry(api, deadLetterPaths, String(id), signal) }),
};

export const operations: Feature = {
  name: 'operations',
  resources: { 'background-jobs': { rest: readJobs }, 'dead-letters': { rest: readDeadLetters } },
  access: superAdmins,
  navigation: { group: 'system', icon: RefreshCw, label: 'console:nav.operations' },
  pages: {
    list: page(async () => (await import('./Jobs.tsx')).Jobs, 'console-operations'),
    more: { 'dead-letters': page(async () => (await import('./DeadLetters.tsx')).DeadLetters, 'console-operations') },
  },
};
