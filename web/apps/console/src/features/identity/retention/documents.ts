import { pageArguments } from '../../../server/list-arguments.ts';
import { type OwnReads, type Page, type Rows } from '../../../server/resource.ts';

const due = `query RetentionDue($page: Int, $rowsPerPage: Int) {
  retentionDue(page: $page, rowsPerPage: $rowsPerPage) {
    total byClass { dataClass people } items { employeeId quitDate classes { dataClass due } }
  }
}`;

export const readDue: OwnReads = {
  documents: [due],
  list: async ({ ask }, { pagination, signal }) => {
    const { items, total, byClass } = await ask<Page & { byClass: Rows }>(due, pageArguments(pagination), signal);
    return { data: items.map((row) => ({ ...row, id: row.employeeId })), total, meta: { byClass } };
  },
};
