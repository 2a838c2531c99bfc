import { useLanguage } from '@kadro/i18n';
import { usePortal } from '../core/context.tsx';
import { useCachedQuery, type CachedQuery } from '../core/use-cached-query.ts';
import { type PersonCard } from './types.ts';

export type Managed = {
  id: string;
  firstName: string;
  lastName: string;
  profile: { imageUrl: string | null } | null;
};

const teamDocument = `query Team($page: Int!, $rowsPerPage: Int!) {
  employeesByAdmins(page: $page, rowsPerPage: $rowsPerPage) { items { id firstName lastName profile { imageUrl } } total }
}`;

const rowsOfTeam = 100;

export const cardOf = ({ profile, ...one }: Managed): PersonCard => ({ ...one, imageUrl: profile?.imageUrl ?? null });

/** The managed people: the first hundred, and the total. */
export function useTeam(): CachedQuery<{ people: PersonCard[]; total: number }> {
  const { api } = usePortal();
  const language = useLanguage();
  return useCachedQuery(`team/${language}`, async () => {
    const { data } = await api.query<{ employeesByAdmins: { items: Managed[] | null; total?: number } | null }>(
      teamDocument,
      { page: 0, rowsPerPage: rowsOfTeam },
      { silent: true },
    );
    const people = (data.employeesByAdmins?.items ?? []).map(cardOf);
    return { people, total: data.employeesByAdmins?.total ?? people.length };
  });
}
