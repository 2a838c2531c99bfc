import { type Api } from '@kadro/api';
import { usePortal } from '../core/context.tsx';
import { type Question, questionOf } from '../core/questions.ts';
import { useRead, type Read } from '../core/use-read.ts';
import { BranchNamesDocument, PeopleDocument, PlacesDocument } from '../generated/graphql.ts';
import { type Employee, type PersonCard, type Workplace } from './types.ts';

type Named = { id: string; name: string | null };

const idsOf = (...given: (string | null | undefined)[]): string[] => [
  ...new Set(given.filter((id) => id !== null && id !== undefined)),
];
const firstName = (rows: readonly (Named | null)[] | null): string | undefined => rows?.[0]?.name ?? undefined;

export function useWorkplace(
  person: Pick<Employee, 'branchId' | 'unitId' | 'teamId' | 'jobId'> | undefined,
): Read<Workplace> {
  const { api } = usePortal();
  const { branchId, unitId, teamId, jobId } = person ?? {};
  const ids = { branches: idsOf(branchId), units: idsOf(unitId), teams: idsOf(teamId), jobs: idsOf(jobId) };
  return useRead(
    person
      ? questionOf(api, PlacesDocument, ids, (data) => ({
          branch: firstName(data.branchesByIds),
          unit: firstName(data.unitsByIds),
          team: firstName(data.teamsByIds),
          job: firstName(data.jobsByIds),
        }))
      : null,
  );
}

const peopleQuestion = (api: Api, ids: readonly string[]): Question<PersonCard[]> =>
  questionOf(api, PeopleDocument, { ids: [...ids] }, ({ personCardsByIds }) =>
    (personCardsByIds ?? []).flatMap((card) => (card ? { ...card, job: card.job?.name ?? undefined } : [])),
  );

const nobody: Question<PersonCard[]> = {
  queryKey: [PeopleDocument.__meta__?.['hash'], 'nobody'],
  queryFn: () => Promise.resolve([]),
};

/** People by id, in the order given; unknown ids are left out. */
export function usePeople(ids: readonly string[] | undefined): Read<PersonCard[]> {
  const { api } = usePortal();
  return useRead(ids?.length === 0 ? nobody : ids ? peopleQuestion(api, ids) : null);
}

export function useBranchNames(ids: readonly string[]): Read<string[]> {
  const { api } = usePortal();
  const question = questionOf(api, BranchNamesDocument, { ids: [...ids] }, ({ branchesByIds }) =>
    (branchesByIds ?? []).flatMap((branch) => branch?.name ?? []),
  );
  return useRead(ids.length > 0 ? question : null);
}
