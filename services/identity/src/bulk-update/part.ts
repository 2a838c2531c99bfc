import { type Part } from '@kadro/chassis';
import { cancelBulkUpdate } from './cancel/command.ts';
import { bulkUpdate } from './events.ts';
import { previewOf } from './preview/endpoint.ts';
import { requestOf } from './request/command.ts';
import { bulkUpdateOutcomes } from './rows/outcomes.ts';
import { bulkUpdateResults } from './rows/results.ts';
import { bulkUpdates } from './rows/updates.ts';
import { runBulkUpdate } from './run/job.ts';
import { bulkUpdateJob, queueBulkUpdate, resumeBulkUpdates } from './run/queue.ts';
import { bulkDefinitions } from './shared/definitions.ts';

export const bulkUpdatePart: Part = {
  deciders: [bulkUpdate],
  commands: [...bulkDefinitions.map(requestOf), cancelBulkUpdate],
  endpoints: bulkDefinitions.map(previewOf),
  readModels: [bulkUpdates, bulkUpdateOutcomes],
  queries: [bulkUpdateResults],
  reactions: [queueBulkUpdate],
  jobs: [{ name: bulkUpdateJob, mustFinish: true, run: runBulkUpdate }],
  scheduledTasks: [{ name: 'resumeBulkUpdates', everyMs: 10 * 60_000, run: resumeBulkUpdates }],
};
