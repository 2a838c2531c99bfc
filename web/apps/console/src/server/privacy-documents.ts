/** Who is due by the organization's retention clocks, first due first. */
export const retentionDueDocument = `query RetentionDue($page: Int, $rowsPerPage: Int) {
  retentionDue(page: $page, rowsPerPage: $rowsPerPage) {
    total items { employeeId quitDate classes { dataClass due } }
  }
}`;
