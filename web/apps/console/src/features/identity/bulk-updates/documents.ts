import { listArguments, pageArguments } from '../../../server/list-arguments.ts';
import { type Page, type OwnReads, type Source } from '../../../server/resource.ts';

export const source: Source = {
  one: 'bulkUpdate',
  list: 'bulkUpdates',
  fields: `id kind target effectiveOn requestedBy requestedAt state
    total done changed planned unchanged refused cancelled`,
};

const employeeIds = `query EmployeeIds(
  $page: Int, $rowsPerPage: Int, $sortBy: EmployeesSort, $descending: Boolean, $filter: EmployeesFilter
) {
  employees(page: $page, rowsPerPage: $rowsPerPage, sortBy: $sortBy, descending: $descending, filter: $filter) {
    items { id } total capped
  }
}`;

/** Ids of all matches, for selecting them all. */
export const readEmployeeIds: OwnReads = {
  documents: [employeeIds],
  list: async ({ ask }, params) => {
    const { items, total } = await ask<Page>(employeeIds, listArguments(params), params.signal);
    return { data: items, total };
  },
};

const results = `query BulkUpdateResults($id: ID!, $page: Int, $rowsPerPage: Int, $outcome: BulkUpdateOutcome) {
  bulkUpdateResults(id: $id, page: $page, rowsPerPage: $rowsPerPage, outcome: $outcome) {
    items { employeeId outcome code message } total
  }
}`;

export const readResults: OwnReads = {
  documents: [results],
  list: async ({ ask }, { filter, pagination, signal }) => {
    const page = await ask<Page | null>(results, { ...filter, ...pageArguments(pagination) }, signal);
    const data = (page?.items ?? []).map((row) => ({ ...row, id: row.employeeId }));
    return { data, total: page?.total ?? 0 };
  },
};
