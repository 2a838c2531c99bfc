import { BulkUpdateResultsDocument, EmployeeIdsDocument } from '../../../generated/graphql.ts';
import { pageArguments } from '../../../server/list-arguments.ts';
import { asked, type Resource } from '../../../server/resource.ts';

/** Ids of all matches, for selecting them all. */
export const employeeIds: Resource = { documents: { list: EmployeeIdsDocument } };

export const results: Resource = {
  list: ({ filter, pagination }) =>
    asked(BulkUpdateResultsDocument, { ...filter, ...pageArguments(pagination) }, ({ bulkUpdateResults: page }) => ({
      data: (page?.items ?? []).map((row) => ({ ...row, id: row.employeeId })),
      total: page?.total ?? 0,
    })),
};
