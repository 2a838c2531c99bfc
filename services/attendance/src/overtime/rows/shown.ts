import { type AnyReadModel, named, type QueryScope } from '@kadro/chassis';
import { approval, type Language, type LocalizedText, type Principal, textIn } from '@kadro/kernel';
import { z } from 'zod';
import { shifts } from '../../shift/rows.ts';
import { mayCancel } from '../cancel/rules.ts';
import { overtimeTypes } from '../types/record.ts';
import { type OvertimeRow } from './fields.ts';
import { overtimes } from './overtimes.ts';

const tag = named('OvertimeTag', z.object({ id: z.string(), name: z.string() }));

type Tagged = { id: string; name: LocalizedText };

/** In the reader's language; null where none is named, or it is unknown. */
async function tagOf(model: typeof shifts, id: string | null, scope: QueryScope): Promise<z.infer<typeof tag> | null> {
  const row = id === null ? null : await scope.row<Tagged>(model, id);
  return row && { id: row.id, name: textIn(row.name, scope.language as Language) };
}

const rowOf = (row: object): OvertimeRow => row as OvertimeRow;

/** Whether the reader reaches it as somebody who may cancel, and it can be cancelled. */
function canCancel(row: OvertimeRow, scope: QueryScope): boolean {
  const { employeeId, branchId, namedIds } = row;
  const { domain, principal } = scope;
  const kinds = domain.policy.kindsOf(principal, overtimes.reach, { employeeId, branchId, namedIds });
  const isRequester = employeeId === principal.account;
  return (
    (isRequester || kinds.has('branches') || kinds.has('all')) && mayCancel(row, { isRequester, today: scope.today() })
  );
}

/** With names in the reader's language, and what the reader may do. */
export const shownOvertimes: AnyReadModel = {
  ...overtimes,
  computed: {
    shift: { type: tag.nullable(), value: (row, scope) => tagOf(shifts, rowOf(row).shiftId, scope) },
    overtimeType: {
      type: tag.nullable(),
      value: (row, scope) => tagOf(overtimeTypes.model, rowOf(row).overtimeTypeId, scope),
    },
    canDecide: {
      type: z.boolean(),
      value: (row, scope) => approval.mayDecide(rowOf(row), scope.principal as Principal),
    },
    canCancel: { type: z.boolean(), value: (row, scope) => canCancel(rowOf(row), scope) },
  },
};
