import { RetentionDueDocument } from '../../../generated/graphql.ts';
import { pageArguments } from '../../../server/list-arguments.ts';
import { asked, found, type Resource } from '../../../server/resource.ts';

export const duePeople: Resource = {
  list: ({ pagination }) =>
    asked(RetentionDueDocument, pageArguments(pagination), ({ retentionDue }) => {
      const { items, total, byClass } = found(retentionDue);
      return { data: items.map((row) => ({ ...row, id: row.employeeId })), total, meta: { byClass } };
    }),
};
