import { type AnyReadModel, count, GuardedRows, type QueryScope } from '@kadro/chassis';
import { approval, type Principal } from '@kadro/kernel';
import { z } from 'zod';
import { openOnly } from './clauses.ts';
import { type RequestRow } from './fields.ts';

/** Whether the reader reaches it as somebody who may cancel, and it can be cancelled. */
function canCancel(
  { reach }: Pick<AnyReadModel, 'reach'>,
  { status, employeeId, branchId, namedIds }: RequestRow,
  { domain, principal }: QueryScope,
): boolean {
  const kinds = domain.policy.kindsOf(principal, reach, { employeeId, branchId, namedIds });
  const mayAct = employeeId === principal.account || kinds.has('branches') || kinds.has('all');
  return mayAct && approval.isOpen(status);
}

/** What the reader may do with it. */
export const mayActOn = ({ reach }: Pick<AnyReadModel, 'reach'>) => ({
  canDecide: {
    type: z.boolean(),
    value: (row: RequestRow, scope: QueryScope) => approval.mayDecide(row, scope.principal as Principal),
  },
  canCancel: { type: z.boolean(), value: (row: RequestRow, scope: QueryScope) => canCancel({ reach }, row, scope) },
});

const shape = { none: z.object({}), number: z.int() };

/** How many wait for the reader, and how many are open in reach. */
export function countsOf(model: AnyReadModel, { noun, area }: { noun: string; area: string }) {
  const requests = new GuardedRows(model);
  const common = { access: { who: 'member' }, area } as const;
  return [
    count(
      {
        ...common,
        name: `pending${noun}Count`,
        run: (scope) => requests.count(scope, [{ index: 'waitingFor', eq: scope.principal.account }]),
      },
      shape,
    ),
    count({ ...common, name: `allPending${noun}Count`, run: (scope) => requests.count(scope, [openOnly]) }, shape),
  ];
}
