import { folded, useT } from '@kadro/i18n';
import { useGetList } from 'react-admin';
import { useFeatures } from '../manifest/context.ts';
import { type Feature } from '../manifest/feature.ts';
import { fullName, type PersonRow } from '../people/person.ts';
import { useSearch, useSettledText } from '../people/use-search.ts';
import { minSearchLetters } from '../server/list-arguments.ts';

export interface Target {
  to: string;
  name: string;
  person?: PersonRow;
  /** Of a record, what it is. */
  within?: string;
  /** It begins something new. */
  creates?: boolean;
}

const peopleAtMost = { limit: 8 };
const recordsAtMost = 4;

/** Records of searched features whose names begin with the words typed; `searched` must be stable over renders. */
function useRecords(searched: readonly Feature[], typed: string): Target[] {
  const t = useT();
  const { q, isSettled } = useSettledText(typed);
  const enabled = q.length >= minSearchLetters;
  const asked = {
    pagination: { page: 1, perPage: recordsAtMost },
    sort: { field: 'name', order: 'ASC' as const },
    filter: { q },
  };
  const lists = searched.map(({ name }) => useGetList<{ id: string; name: string }>(name, asked, { enabled }).data);
  if (!enabled || !isSettled) return [];
  return searched.flatMap(({ name: feature, navigation }, at) =>
    (lists[at] ?? []).map(({ id, name }) => ({
      to: `/${feature}/${id}/show`,
      name,
      within: navigation && t(navigation.label),
    })),
  );
}

/** Where the text typed leads: people, records, actions and pages, as far as the rights reach. */
export function useTargets(typed: string): { targets: Target[]; isPending: boolean } {
  const t = useT();
  const features = useFeatures();
  const { people, isPending } = useSearch(typed, peopleAtMost);
  const records = useRecords(searchedOf(features), typed);
  const found = people.map((person) => ({ to: `/employees/${person.id}/show`, name: fullName(person), person }));
  const actions = features.flatMap(({ name, creates }) =>
    creates ? [{ to: `/${name}/create`, name: t(creates), creates: true }] : [],
  );
  const pages = features.flatMap(({ name, navigation }) =>
    navigation ? [{ to: `/${name}`, name: t(navigation.label) }] : [],
  );
  const wanted = folded(typed).split(/\s+/).filter(Boolean);
  const isWanted = (name: string) => wanted.every((word) => folded(name).includes(word));
  const named = [...actions, ...pages].filter(({ name }) => isWanted(name));
  return { targets: [...found, ...records, ...named], isPending };
}

const searchedOf = (features: readonly Feature[]) => features.filter(({ isSearched }) => isSearched);
