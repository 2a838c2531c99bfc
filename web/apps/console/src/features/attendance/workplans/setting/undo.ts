import { type Drafts, draftKey } from '../board/drafts.ts';
import { type Result } from './findings.ts';

/** What was set for somebody in one go, as far as it is needed to take it back. */
export interface SetPlan {
  person: string;
  /** Of the workplan. */
  id: string;
  revision: number;
  /** What gave way to it. */
  replaced: readonly { date: string; shiftIds: readonly string[] }[];
}

/** Of those for whom something was set. */
export const setPlansOf = (results: readonly Result[]): SetPlan[] =>
  results.flatMap(({ id: person, name, details: { id, revision, replaced = [] } = {} }) =>
    name === undefined && id !== undefined && revision !== undefined ? [{ person, id, revision, replaced }] : [],
  );

/** What stands in the place of plans that are taken back. */
export const restoredBy = (plans: readonly SetPlan[]): Drafts =>
  new Map(
    plans.flatMap(({ person, replaced }) =>
      replaced.map(({ date, shiftIds }): [string, readonly string[]] => [draftKey({ person, date }), shiftIds]),
    ),
  );
