import {
  AccessEventsCountDocument,
  AccessEventsListDocument,
  UnassignedReadingsCountDocument,
  UnassignedReadingsListDocument,
} from '../../../generated/graphql.ts';
import { type Feature } from '../../../manifest/feature.ts';
import { page } from '../../../manifest/page.ts';
import { recordFeature } from '../../../records/feature.tsx';
import { declaration } from './declaration.ts';
import { logResources } from './readings/log-import.ts';
import { terminalStates } from './states.ts';

const logsPage = page(
  async () => (await import('./readings/Logs.tsx')).DeviceLogs,
  'console-devices',
  'console-import',
);

const records = recordFeature(declaration, {
  list: page(async () => (await import('./List.tsx')).TerminalList, 'console-devices'),
  more: {
    unassigned: page(async () => (await import('./readings/Unassigned.tsx')).UnassignedCards, 'console-devices'),
    logs: logsPage,
    'logs/:id': logsPage,
    passages: page(async () => (await import('./readings/Passages.tsx')).Passages, 'console-devices'),
  },
});

export const terminals: Feature = {
  ...records,
  resources: {
    ...records.resources,
    ...logResources,
    'terminal-states': terminalStates,
    'unassigned-readings': {
      documents: { list: UnassignedReadingsListDocument, count: UnassignedReadingsCountDocument },
    },
    'access-events': { documents: { list: AccessEventsListDocument, count: AccessEventsCountDocument } },
  },
};
