import { type RosterRow } from '../use-roster.ts';

export const groupings = ['branch', 'team', 'name'] as const;

export type Grouping = (typeof groupings)[number];

interface Where {
  branchId: string;
  teamId: string;
}

/** By which people are read, so that those of a place stand together; in one place they are by name. */
export function sortOf(grouping: Grouping, { branchId, teamId }: Where): 'branchId' | 'teamId' | 'name' {
  if (grouping === 'branch' && !branchId) return 'branchId';
  return grouping === 'team' && !teamId ? 'teamId' : 'name';
}

export interface Group {
  /** Of the branch or team; null = people without one. */
  id: string | null;
  rows: readonly RosterRow[];
}

type Placed = Pick<RosterRow['person'], 'branchId' | 'teamId'>;

const placeOf = (grouping: Grouping, { branchId, teamId }: Placed): string | null =>
  (grouping === 'branch' ? branchId : grouping === 'team' ? teamId : null) ?? null;

/** The people of each place; those of a page come in the order of the places, people without one last. */
export function groupsOf<R extends { person: Placed }>(
  rows: readonly R[],
  grouping: Grouping,
): { id: string | null; rows: readonly R[] }[] {
  return [...Map.groupBy(rows, ({ person }) => placeOf(grouping, person))]
    .map(([id, own]) => ({ id, rows: own }))
    .toSorted((a, b) => (b.id === null ? -1 : a.id === null || a.id > b.id ? 1 : -1));
}
