import { type Api } from '@kadro/api';
import { useLanguage } from '@kadro/i18n';
import { usePortal } from '../core/context.tsx';
import { useCachedQuery, type CachedQuery } from '../core/use-cached-query.ts';
import { type Employee, type PersonCard, type Workplace } from './types.ts';

type Named = { id: string; name: string | null };
type NamedRows = Record<string, (Named | null)[] | null>;

const workplaceDocument = `query Places($branches: [ID!]!, $units: [ID!]!, $teams: [ID!]!, $jobs: [ID!]!) {
  branchesByIds(ids: $branches) { id name }
  unitsByIds(ids: $units) { id name }
  teamsByIds(ids: $teams) { id name }
  jobsByIds(ids: $jobs) { id name }
}`;

const peopleDocument = `query People($ids: [ID!]!) {
  personCardsByIds(ids: $ids) { id firstName lastName imageUrl jobId }
}`;

const jobNames = `query JobNames($ids: [ID!]!) {
  jobsByIds(ids: $ids) { id name }
}`;

const branchNames = `query BranchNames($ids: [ID!]!) {
  branchesByIds(ids: $ids) { id name }
}`;

const quiet = { silent: true };

const idsOf = (...given: (string | null | undefined)[]): string[] => [
  ...new Set(given.filter((id) => id !== null && id !== undefined)),
];
const firstName = (rows: (Named | null)[] | null | undefined): string | undefined => rows?.[0]?.name ?? undefined;

async function namesOf(api: Api, document: string, field: string, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { data } = await api.query<NamedRows>(document, { ids }, quiet);
  return new Map((data[field] ?? []).flatMap((row) => (row?.name ? [[row.id, row.name]] : [])));
}

/** The branch, unit, team and job of a person by name. */
export function useWorkplace(
  person: Pick<Employee, 'branchId' | 'unitId' | 'teamId' | 'jobId'> | undefined,
): CachedQuery<Workplace> {
  const { api } = usePortal();
  const language = useLanguage();
  const { branchId, unitId, teamId, jobId } = person ?? {};
  const key = person ? `places/${language}/${[branchId, unitId, teamId, jobId].join()}` : null;
  return useCachedQuery(key, async () => {
    const ids = { branches: idsOf(branchId), units: idsOf(unitId), teams: idsOf(teamId), jobs: idsOf(jobId) };
    const { data } = await api.query<NamedRows>(workplaceDocument, ids, quiet);
    return {
      branch: firstName(data['branchesByIds']),
      unit: firstName(data['unitsByIds']),
      team: firstName(data['teamsByIds']),
      job: firstName(data['jobsByIds']),
    };
  });
}

/** People by id, in the order given; unknown ids are left out. */
export function usePeople(ids: readonly string[] | undefined): CachedQuery<PersonCard[]> {
  const { api } = usePortal();
  const language = useLanguage();
  const key = ids ? `people/${language}/${ids.join()}` : null;
  return useCachedQuery(key, async () => {
    if (!ids?.length) return [];
    const { data } = await api.query<{ personCardsByIds: ((PersonCard & { jobId: string | null }) | null)[] | null }>(
      peopleDocument,
      { ids },
      quiet,
    );
    const cards = (data.personCardsByIds ?? []).filter((card) => card !== null);
    const jobs = await namesOf(api, jobNames, 'jobsByIds', idsOf(...cards.map(({ jobId }) => jobId)));
    return cards.map(({ jobId, ...card }) => ({ ...card, job: jobs.get(jobId ?? '') }));
  });
}

export function useBranchNames(ids: readonly string[]): CachedQuery<string[]> {
  const { api } = usePortal();
  const language = useLanguage();
  return useCachedQuery(ids.length > 0 ? `branches/${language}/${ids.join()}` : null, async () => [
    ...(await namesOf(api, branchNames, 'branchesByIds', [...ids])).values(),
  ]);
}
