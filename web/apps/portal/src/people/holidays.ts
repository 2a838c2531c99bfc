import { type Api } from '@kadro/api';
import { usePortal } from '../core/context.tsx';
import { type Question, questionOf } from '../core/questions.ts';
import { useRead, type Read } from '../core/use-read.ts';
import { HolidaysDocument } from '../generated/graphql.ts';
import { type Holiday } from './types.ts';

const rowsOfHolidays = 12;
const shownHolidays = 4;

/** The first `most` holidays by date, each once. */
export function nextHolidays(rows: readonly Holiday[], most: number): Holiday[] {
  const once = [...new Map(rows.map((row) => [row.id, row])).values()];
  return once.sort((one, other) => one.date.localeCompare(other.date)).slice(0, most);
}

/** The first `rows` holidays between dates: those of the branch, and those of all branches. */
export function holidaysQuestion(
  api: Api,
  branchId: string | null,
  date: { from: string; to?: string },
  rows: number,
): Question<{ own: Holiday[]; all: Holiday[] }> {
  const all = { branchId: { isNull: true }, date, archived: { eq: false } };
  const own = { ...all, branchId: branchId ? { eq: branchId } : all.branchId };
  return questionOf(api, HolidaysDocument, { own, all, rows }, (data) => ({
    own: data.own?.items ?? [],
    all: data.all?.items ?? [],
  }));
}

/** The next public holidays of a branch, from `day` on. */
export function useHolidays(branchId: string | null | undefined, day: string): Read<Holiday[]> {
  const { api } = usePortal();
  const { data, ...read } = useRead(
    branchId === undefined ? null : holidaysQuestion(api, branchId, { from: day }, rowsOfHolidays),
  );
  return { ...read, data: data && nextHolidays([...data.own, ...data.all], shownHolidays) };
}
