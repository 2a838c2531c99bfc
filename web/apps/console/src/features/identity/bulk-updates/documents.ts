/** Changes of several people at once, as resources. */
export const bulkSources = {
  'bulk-updates': {
    one: 'bulkUpdate',
    list: 'bulkUpdates',
    fields:
      'id kind target effectiveOn requestedBy requestedAt state total done changed planned unchanged refused cancelled',
  },
} as const;

/** Only who matches: for choosing everybody. */
export const employeeIdsDocument = `query EmployeeIds($page: Int, $rowsPerPage: Int, $sortBy: EmployeesSort, $descending: Boolean, $filter: EmployeesFilter) {
  employees(page: $page, rowsPerPage: $rowsPerPage, sortBy: $sortBy, descending: $descending, filter: $filter) { items { id } total capped }
}`;

/** What became of whom. */
export const bulkResultsDocument = `query BulkUpdateResults($id: ID!, $page: Int, $rowsPerPage: Int, $outcome: BulkUpdateOutcome) {
  bulkUpdateResults(id: $id, page: $page, rowsPerPage: $rowsPerPage, outcome: $outcome) { items { employeeId outcome code message } total }
}`;
