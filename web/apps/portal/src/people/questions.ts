import { ApiError, type Api } from '@kadro/api';
import { useLanguage } from '@kadro/i18n';
import { usePortal, useUser } from '../core/context.tsx';
import { askOrganization, askOwnFile, organizationKey, ownFileKey } from './ask-ahead.ts';
import * as documents from './documents.ts';
import { isOn } from '../navigation/menu.ts';
import { managerKinds } from './managers.ts';
import { nextHolidays } from '../features/home/dashboard/next-holidays.ts';
import { type Employee, type Holiday, type Organization, type PersonCard, type Places } from './types.ts';
import { type Read, useRead } from '../core/use-read.ts';

type Named = { id: string; name: string | null };
type Managed = { id: string; firstName: string; lastName: string; profile: { imageUrl: string | null } | null };
type Page<T> = { items: T[] | null; total?: number };

const quiet = { silent: true };
const rowsOfTeam = 100;
const rowsOfHolidays = 12;
const shownHolidays = 4;

const cardOf = ({ profile, ...one }: Managed): PersonCard => ({ ...one, imageUrl: profile?.imageUrl ?? null });
const ids = (...given: (string | null | undefined)[]): string[] => [
  ...new Set(given.filter((id) => id !== null && id !== undefined)),
];
const first = (rows: (Named | null)[] | null): string | undefined => rows?.[0]?.name ?? undefined;

async function namesOf(api: Api, document: string, field: string, wanted: string[]): Promise<Map<string, string>> {
  if (wanted.length === 0) return new Map();
  const { data } = await api.query<Record<string, (Named | null)[] | null>>(document, { ids: wanted }, quiet);
  return new Map((data[field] ?? []).flatMap((row) => (row?.name ? [[row.id, row.name]] : [])));
}

/** Whether the organization has closed the own file to whom no other right opens it. */
export function useFileIsClosed(): boolean {
  const { admin, restrictedAdmin, superAdmin } = useUser();
  const { data } = useOrganization();
  return data !== undefined && !isOn(data.mobileSettings, 'hrPage') && !(admin || restrictedAdmin || superAdmin);
}

/** The own file of who is signed in; not asked for where it is closed. */
export function useOwnFile(): Read<Employee> {
  const { api } = usePortal();
  const { id } = useUser();
  const isClosed = useFileIsClosed();
  return useRead(isClosed ? null : ownFileKey, () => askOwnFile(api, id));
}

/** The own file as it was, or will be, on a day; null before the first day of employment. */
export function useOwnFileOn(on: string | null, knownAt: string | undefined): Read<Employee | null> {
  const { api } = usePortal();
  const { id } = useUser();
  return useRead(
    on && ['own-file-on', on, knownAt].filter(Boolean).join('/'),
    async () =>
      (await api.query<{ employee: Employee | null }>(documents.ownFile, { id, asOf: on, knownAt }, quiet)).data
        .employee,
  );
}

/** The people whom one managed on a day. */
export function useTeamOn(on: string): Read<PersonCard[]> {
  const { api } = usePortal();
  const { id } = useUser();
  return useRead(`team-on/${on}`, async () => {
    const filters = Object.fromEntries(managerKinds.map((kind) => [kind, { [kind]: { eq: id } }]));
    const { data, errors } = await api.query<Record<string, Page<Managed> | null>>(
      documents.teamOn,
      { asOf: on, ...filters },
      quiet,
    );
    if (errors.length > 0) throw new ApiError(503, { name: 'service_unavailable' });
    const people = Object.values(data).flatMap((page) => page?.items ?? []);
    return [...new Map(people.map((one) => [one.id, cardOf(one)])).values()];
  });
}

/** Name and switched-off areas of the organization. */
export function useOrganization(): Read<Organization> {
  const { api } = usePortal();
  return useRead(organizationKey, () => askOrganization(api));
}

/** Where a person works, by name, in the language that is shown. */
export function usePlaces(
  person: Pick<Employee, 'branchId' | 'unitId' | 'teamId' | 'jobId'> | undefined,
): Read<Places> {
  const { api } = usePortal();
  const language = useLanguage();
  const { branchId, unitId, teamId, jobId } = person ?? {};
  const key = person ? `places/${language}/${[branchId, unitId, teamId, jobId].join()}` : null;
  return useRead(key, async () => {
    const wanted = { branches: ids(branchId), units: ids(unitId), teams: ids(teamId), jobs: ids(jobId) };
    const { data } = await api.query<Record<string, (Named | null)[] | null>>(documents.places, wanted, quiet);
    return {
      branch: first(data['branchesByIds'] ?? null),
      unit: first(data['unitsByIds'] ?? null),
      team: first(data['teamsByIds'] ?? null),
      job: first(data['jobsByIds'] ?? null),
    };
  });
}

/** Cards of people by id, in the order asked for; those that do not exist are left out. */
export function usePeople(wanted: readonly string[] | undefined): Read<PersonCard[]> {
  const { api } = usePortal();
  const language = useLanguage();
  const key = wanted ? `people/${language}/${wanted.join()}` : null;
  return useRead(key, async () => {
    if (!wanted?.length) return [];
    const { data } = await api.query<{ personCardsByIds: ((PersonCard & { jobId: string | null }) | null)[] | null }>(
      documents.people,
      { ids: wanted },
      quiet,
    );
    const cards = (data.personCardsByIds ?? []).filter((card) => card !== null);
    const jobs = await namesOf(api, documents.jobNames, 'jobsByIds', ids(...cards.map(({ jobId }) => jobId)));
    return cards.map(({ jobId, ...card }) => ({ ...card, job: jobs.get(jobId ?? '') }));
  });
}

/** Names of branches by id. */
export function useBranchNames(wanted: readonly string[]): Read<string[]> {
  const { api } = usePortal();
  const language = useLanguage();
  return useRead(wanted.length > 0 ? `branches/${language}/${wanted.join()}` : null, async () => [
    ...(await namesOf(api, documents.branchNames, 'branchesByIds', [...wanted])).values(),
  ]);
}

/** The people whom one manages: the first hundred as cards, and how many there are. */
export function useTeam(): Read<{ people: PersonCard[]; total: number }> {
  const { api } = usePortal();
  const language = useLanguage();
  return useRead(`team/${language}`, async () => {
    const { data } = await api.query<{ employeesByAdmins: Page<Managed> | null }>(
      documents.team,
      { page: 0, rowsPerPage: rowsOfTeam },
      quiet,
    );
    const people = (data.employeesByAdmins?.items ?? []).map(cardOf);
    return { people, total: data.employeesByAdmins?.total ?? people.length };
  });
}

/** The next public holidays of a branch, from `day` on. */
export function useHolidays(branchId: string | null | undefined, day: string): Read<Holiday[]> {
  const { api } = usePortal();
  const language = useLanguage();
  const key = branchId === undefined ? null : `holidays/${language}/${branchId}/${day}`;
  return useRead(key, async () => {
    const all = { branchId: { isNull: true }, date: { from: day }, archived: { eq: false } };
    const own = { ...all, branchId: branchId ? { eq: branchId } : all.branchId };
    const { data } = await api.query<Record<'own' | 'all', Page<Holiday> | null>>(
      documents.holidays,
      { own, all, rows: rowsOfHolidays },
      quiet,
    );
    return nextHolidays([...(data.own?.items ?? []), ...(data.all?.items ?? [])], shownHolidays);
  });
}
