import {
  WorkplanImportDocument,
  WorkplanImportReportDocument,
  WorkplanImportsListDocument,
} from '../../../../generated/graphql.ts';
import { type ImportDeclaration, importResources } from '../../../../imports/declaration.ts';
import { pageArguments } from '../../../../server/list-arguments.ts';
import { asked } from '../../../../server/resource.ts';

/** Shifts of people by date as a file. */
export const planImport: ImportDeclaration = {
  name: 'workplans',
  service: 'attendance',
  path: 'workplans/import',
  at: '/workplans/import',
  columns: ['staffNumber', 'date', 'shift'],
  resource: 'workplan-imports',
};

export const importOfPlans = importResources(planImport, {
  documents: { list: WorkplanImportsListDocument, one: WorkplanImportDocument },
  report: ({ filter, pagination }) =>
    asked(
      WorkplanImportReportDocument,
      { ...filter, ...pageArguments(pagination) },
      ({ workplanImportReport: page }) => ({
        data: (page?.items ?? []).map((row) => ({ ...row, id: String(row.row) })),
        total: page?.total ?? 0,
      }),
    ),
});
