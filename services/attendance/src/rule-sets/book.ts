import { decider, event } from '@kadro/chassis/declare';
import { daySchema } from '@kadro/kernel';
import { Map } from 'immutable';
import { z } from 'zod';
import { correctionText } from '../periods/closed/shape.ts';
import { type Dated, datedOn, withDated } from '../shared/dated.ts';

export interface DatedRules extends Dated {
  /** null = none from this day on. */
  ruleSetId: string | null;
}

export interface RuleBookState {
  organization: readonly DatedRules[];
  branches: Map<string, readonly DatedRules[]>;
  /** Of the last change of any place, -1 before: all places are laid out together. */
  revision: number;
}

/** Which rule sets count where, one stream per organization: day records only read streams whose id they know. */
export const ruleBook = decider({
  name: 'ruleBook',
  initial: { organization: [], branches: Map(), revision: -1 } as RuleBookState,
  events: {
    RulesPlaced: event(
      1,
      z.object({
        /** null = in the whole organization, where nothing else is said. */
        branchId: z.string().nullable(),
        from: daySchema,
        ruleSetId: z.string().nullable(),
        by: z.string(),
        ...correctionText,
      }),
    ),
  },
  evolve: {
    RulesPlaced: (state, placed, { revision }) => ({ ...withPlaced(state, placed), revision }),
  },
});

/** A rule set at one place from a day on; `branchId` null = in the whole organization. */
export function withPlaced(
  state: RuleBookState,
  { branchId, ...dated }: DatedRules & { branchId: string | null },
): RuleBookState {
  const placed = { from: dated.from, ruleSetId: dated.ruleSetId };
  return branchId === null
    ? { ...state, organization: withDated(state.organization, placed) }
    : { ...state, branches: state.branches.update(branchId, [], (list) => withDated(list, placed)) };
}

/** Of a person on a date: person over branch over organization; null = what counts without any. */
export function ruleSetOn(
  { book, own }: { book: RuleBookState; own: readonly DatedRules[] },
  branchId: string | null,
  date: string,
): string | null {
  const branch = branchId === null ? [] : book.branches.get(branchId, []);
  for (const list of [own, branch, book.organization]) {
    const found = datedOn(list, date)?.ruleSetId;
    if (found) return found;
  }
  return null;
}

/** All that may count for somebody at these branches. */
export function ruleSetsOf(
  { book, own }: { book: RuleBookState; own: readonly DatedRules[] },
  branchIds: Iterable<string>,
): Set<string> {
  const lists = [own, book.organization, ...[...branchIds].map((id) => book.branches.get(id, []))];
  return new Set(lists.flat().flatMap(({ ruleSetId }) => ruleSetId ?? []));
}
