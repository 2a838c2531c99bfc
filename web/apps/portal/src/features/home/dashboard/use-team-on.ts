import { ApiError } from '@kadro/api';
import { usePortal, useUser } from '../../../core/context.tsx';
import { useCachedQuery, type CachedQuery } from '../../../core/use-cached-query.ts';
import { managerKinds } from '../../../people/managers.ts';
import { cardOf, type Managed } from '../../../people/team.ts';
import { type PersonCard } from '../../../people/types.ts';

const variables = managerKinds.map((kind) => `$${kind}: EmployeesFilter!`).join(', ');
const listOf = (kind: string): string => `${kind}: employees(
    rowsPerPage: 100, sortBy: name, asOf: $asOf, filter: $${kind}
  ) { items { id firstName lastName profile { imageUrl } } }`;

const teamOnDocument = `query TeamOn($asOf: String!, ${variables}) {
  ${managerKinds.map(listOf).join('\n  ')}
}`;

export function useTeamOn(on: string): CachedQuery<PersonCard[]> {
  const { api } = usePortal();
  const { id } = useUser();
  return useCachedQuery(`team-on/${on}`, async () => {
    const filters = Object.fromEntries(managerKinds.map((kind) => [kind, { [kind]: { eq: id } }]));
    const { data, errors } = await api.query<Record<string, { items: Managed[] | null } | null>>(
      teamOnDocument,
      { asOf: on, ...filters },
      { silent: true },
    );
    if (errors.length > 0) throw new ApiError(503, { name: 'service_unavailable' });
    const people = Object.values(data).flatMap((page) => page?.items ?? []);
    return [...new Map(people.map((one) => [one.id, cardOf(one)])).values()];
  });
}
