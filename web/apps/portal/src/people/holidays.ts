import { type Api } from '@kadro/api';
import { type Question, questionOf } from '../core/questions.ts';
import { HolidaysDocument } from '../generated/graphql.ts';
import { type Holiday } from './types.ts';

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
