import { usePortal, useUser } from '../../../core/context.tsx';
import { useCachedQuery, type CachedQuery } from '../../../core/use-cached-query.ts';
import { personCard } from '../data/documents.ts';
import { answered, type Rows } from '../data/queries.ts';
import { type LeaveEntry } from '../data/types.ts';

const leaveGrants = `query LeaveGrants($employeeId: String!, $from: String!, $to: String!) {
  leaveEntries(
    rowsPerPage: 100
    sortBy: on
    filter: {
      employeeId: { eq: $employeeId }
      kind: { in: ["ENTITLEMENT", "ADJUSTMENT"] }
      on: { from: $from, to: $to }
    }
  ) {
    items { id leaveTypeId on until kind days pending requestId recordedAt actor note late by { ${personCard} } }
  }
}`;

/** Entitlements and adjustments that admins entered for a year, by date. */
export function useGrants(year: number): CachedQuery<LeaveEntry[]> {
  const { api } = usePortal();
  const { id } = useUser();
  return useCachedQuery(`leave-grants/${year}`, async () => {
    const { data, errors } = await api.query<{ leaveEntries: Rows<LeaveEntry> | null }>(
      leaveGrants,
      { employeeId: id, from: `${year}-01-01`, to: `${year}-12-31` },
      { silent: true },
    );
    return answered(data.leaveEntries, errors).items;
  });
}
