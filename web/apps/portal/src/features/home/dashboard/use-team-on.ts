import { ApiError } from '@kadro/api';
import { usePortal, useUser } from '../../../core/context.tsx';
import { questionOf } from '../../../core/questions.ts';
import { useRead, type Read } from '../../../core/use-read.ts';
import { TeamOnDocument } from '../../../generated/graphql.ts';
import { cardOf } from '../../../people/prefetch.ts';
import { type PersonCard } from '../../../people/types.ts';

/** The people whom one manages in any way on a day, each once. */
export function useTeamOn(on: string): Read<PersonCard[]> {
  const { api } = usePortal();
  const { id } = useUser();
  const mine = { eq: id };
  const variables = {
    asOf: on,
    managerId: { managerId: mine },
    generalManagers: { generalManagers: mine },
    leaveManagers: { leaveManagers: mine },
    shiftManagers: { shiftManagers: mine },
    overtimeManagers: { overtimeManagers: mine },
    expenseManagers: { expenseManagers: mine },
  };
  return useRead(
    questionOf(api, TeamOnDocument, variables, (data, errors) => {
      if (errors.length > 0) throw new ApiError(503, { name: 'service_unavailable' });
      const people = Object.values(data).flatMap((page) => page?.items ?? []);
      return [...new Map(people.map((one) => [one.id, cardOf(one)])).values()];
    }),
  );
}
