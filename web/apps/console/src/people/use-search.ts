import { useDebounced } from '@kadro/ui';
import { useGetList } from 'react-admin';
import { leastSearchLetters } from '../server/list-arguments.ts';
import { type PersonRow } from './person.ts';

/** Results of an earlier text must not be offered, as Enter would choose one. */
export function useSettledText(typed: string): { q: string; isSettled: boolean } {
  const q = useDebounced(typed.trim());
  return { q, isSettled: q === typed.trim() };
}

export type FoundPeople = { people: readonly PersonRow[]; isPending: boolean; isEnough: boolean };

/** Searches people by name or number, from two letters on. */
export function useSearch(typed: string, { limit, filter = {} }: { limit: number; filter?: object }): FoundPeople {
  const { q, isSettled } = useSettledText(typed);
  const isEnough = q.length >= leastSearchLetters;
  const { data = [], isPending } = useGetList<PersonRow>(
    'employees',
    { pagination: { page: 1, perPage: limit }, sort: { field: 'name', order: 'ASC' }, filter: { q, ...filter } },
    { enabled: isEnough },
  );
  return { people: isEnough && isSettled ? data : [], isPending: !isSettled || (isEnough && isPending), isEnough };
}
