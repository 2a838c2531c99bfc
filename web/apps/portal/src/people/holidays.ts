import { type Api } from '@kadro/api';
import { useLanguage } from '@kadro/i18n';
import { usePortal } from '../core/context.tsx';
import { useCachedQuery, type CachedQuery } from '../core/use-cached-query.ts';
import { type Holiday } from './types.ts';

const holidaysDocument = `query Holidays($own: HolidaysFilter!, $all: HolidaysFilter!, $rows: Int!) {
  own: holidays(rowsPerPage: $rows, sortBy: date, filter: $own) { items { id name date part } }
  all: holidays(rowsPerPage: $rows, sortBy: date, filter: $all) { items { id name date part } }
}`;

const rowsOfHolidays = 12;
const shownHolidays = 4;

/** The first `most` holidays by date, each once. */
export function nextHolidays(rows: readonly Holiday[], most: number): Holiday[] {
  const once = [...new Map(rows.map((row) => [row.id, row])).values()];
  return once.sort((one, other) => one.date.localeCompare(other.date)).slice(0, most);
}

/** The first `rows` holidays between dates: those of the branch, and those of all branches. */
export async function fetchHolidays(
  api: Api,
  branchId: string | null,
  date: { from: string; to?: string },
  rows: number,
): Promise<{ own: Holiday[]; all: Holiday[] }> {
  const all = { branchId: { isNull: true }, date, archived: { eq: false } };
  const own = { ...all, branchId: branchId ? { eq: branchId } : all.branchId };
  const { data } = await api.query<Record<'own' | 'all', { items: Holiday[] | null } | null>>(
    holidaysDocument,
    { own, all, rows },
    { silent: true },
  );
  return { own: data.own?.items ?? [], all: data.all?.items ?? [] };
}

/** The next public holidays of a branch, from `day` on. */
export function useHolidays(branchId: string | null | undefined, day: string): CachedQuery<Holiday[]> {
  const { api } = usePortal();
  const language = useLanguage();
  const key = branchId === undefined ? null : `holidays/${language}/${branchId}/${day}`;
  return useCachedQuery(key, async () => {
    const { own, all } = await fetchHolidays(api, branchId ?? null, { from: day }, rowsOfHolidays);
    return nextHolidays([...own, ...all], shownHolidays);
  });
}
