/** Who is due by the organization's retention clocks, first due first; of how many people each class is. */
export const retentionDueDocument = `query RetentionDue($page: Int, $rowsPerPage: Int) {
  retentionDue(page: $page, rowsPerPage: $rowsPerPage) {
    total byClass { dataClass people } items { employeeId quitDate classes { dataClass due } }
  }
}`;
