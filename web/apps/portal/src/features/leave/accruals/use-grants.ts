import { usePortal, useUser } from '../../../core/context.tsx';
import { answered, questionOf } from '../../../core/questions.ts';
import { useRead, type Read } from '../../../core/use-read.ts';
import { LeaveGrantsDocument } from '../../../generated/graphql.ts';
import { type LeaveEntry } from '../data/types.ts';

/** Entitlements and adjustments that admins entered for a year, by date. */
export function useGrants(year: number): Read<LeaveEntry[]> {
  const { api } = usePortal();
  const { id } = useUser();
  const variables = { employeeId: id, from: `${year}-01-01`, to: `${year}-12-31` };
  return useRead(
    questionOf(api, LeaveGrantsDocument, variables, (data, errors) => answered(data.leaveEntries, errors).items),
  );
}
