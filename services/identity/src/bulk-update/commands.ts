import { cancelBulkUpdate } from './cancel/command.ts';
import { previewOf } from './preview/endpoint.ts';
import { requestOf } from './request/command.ts';
import { bulkDefinitions } from './shared/definitions.ts';

export const bulkUpdateCommands = [...bulkDefinitions.map(requestOf), cancelBulkUpdate];
export const bulkUpdatePreviews = bulkDefinitions.map(previewOf);
