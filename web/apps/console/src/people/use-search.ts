import { useDebounced } from '@kadro/ui';
import { useGetList } from 'react-admin';
import { minSearchLetters } from '../server/list-arguments.ts';
import { type PersonRow } from './person.ts';

/** `isSettled` is false while results belong to an earlier text; Enter must not choose one of them. */
export function useSettledText(typed: string): { q: string; isSettled: boolean } {
  const q = useDebounced(typed.trim());
  return { q, isSettled: q === typed.trim() };
}

export type FoundPeople = { people: readonly PersonRow[]; isPending: boolean; isEnough: boolean };

/** Searches people by name or number, from two letters on. */
export function useSearch(typed: string, { limit, filter = {} }: { limit: number; filter?: object }): FoundPeople {
  const { q, isSettled } = useSettledText(typed);
  const isEnough = q.length >= minSearchLetters;
  const { data = [], isPending } = useGetList<PersonRow>(
    'employees',
    { pagination: { page: 1, perPage: limit }, sort: { field: 'name', order: 'ASC' }, filter: { q, ...filter } },
    { enabled: isEnough },
  );
  return { people: isEnough && isSettled ? data : [], isPending: !isSettled || (isEnough && isPending), isEnough };
}
