import {
  DeviceLogImportDocument,
  DeviceLogImportReportDocument,
  DeviceLogImportsListDocument,
} from '../../../../generated/graphql.ts';
import { type ImportDeclaration, importResources } from '../../../../imports/declaration.ts';
import { pageArguments } from '../../../../server/list-arguments.ts';
import { asked } from '../../../../server/resource.ts';

/** The logs of devices as files. */
export const logs: ImportDeclaration = {
  name: 'device-logs',
  service: 'attendance',
  path: 'terminal-events/import',
  at: '/terminals/logs',
  columns: ['number', 'date', 'time', 'event', 'terminal'],
  resource: 'device-log-imports',
};

export const logResources = importResources(logs, {
  documents: { list: DeviceLogImportsListDocument, one: DeviceLogImportDocument },
  report: ({ filter, pagination }) =>
    asked(
      DeviceLogImportReportDocument,
      { ...filter, ...pageArguments(pagination) },
      ({ deviceLogImportReport: page }) => ({
        data: (page?.items ?? []).map((row) => ({ ...row, id: String(row.row) })),
        total: page?.total ?? 0,
      }),
    ),
});
