import { usePortal } from '../core/context.tsx';
import { questionOf } from '../core/questions.ts';
import { useRead, type Read } from '../core/use-read.ts';
import { TeamDocument } from '../generated/graphql.ts';
import { type PersonCard } from './types.ts';

const rowsOfTeam = 100;

interface Managed {
  id: string;
  firstName: string;
  lastName: string;
  profile: { imageUrl: string | null } | null;
}

export const cardOf = ({ profile, ...one }: Managed): PersonCard => ({ ...one, imageUrl: profile?.imageUrl ?? null });

/** The managed people: the first hundred, and the total. */
export function useTeam(): Read<{ people: PersonCard[]; total: number }> {
  const { api } = usePortal();
  return useRead(
    questionOf(api, TeamDocument, { page: 0, rowsPerPage: rowsOfTeam }, ({ employeesByAdmins }) => ({
      people: (employeesByAdmins?.items ?? []).map(cardOf),
      total: employeesByAdmins?.total ?? 0,
    })),
  );
}
