import { type SortPayload, useStore } from 'react-admin';
import { useSession } from '../../server/api.ts';

/** The filters and the order of a list under a name of the reader's own. */
export interface SavedView {
  name: string;
  filter: Record<string, unknown>;
  sort: SortPayload;
}

export const idOf = ({ name }: SavedView): string => `saved/${name}`;

const serialized = ({ filter, sort }: Omit<SavedView, 'name'>): string =>
  JSON.stringify([Object.entries(filter).toSorted(([one], [other]) => (one < other ? -1 : 1)), sort.field, sort.order]);

/** The saved view that the list shows; undefined for none. */
export const shown = (saved: readonly SavedView[], list: Omit<SavedView, 'name'>): SavedView | undefined =>
  saved.find((view) => serialized(view) === serialized(list));

export interface GivenView {
  id: string;
  filter: Record<string, unknown>;
}

/** The given view that the list shows by the filters that views set, whatever the others are; undefined for none. */
export const givenView = <View extends GivenView>(
  views: readonly View[],
  sets: readonly string[],
  filter: Record<string, unknown>,
): View | undefined =>
  views.find((view) =>
    sets.every((name) => JSON.stringify(view.filter[name] ?? null) === JSON.stringify(filter[name] ?? null)),
  );

/** Adds a view at the end, or replaces the one of the same name. */
export const withView = (saved: readonly SavedView[], view: SavedView): SavedView[] =>
  saved.some(({ name }) => name === view.name)
    ? saved.map((one) => (one.name === view.name ? view : one))
    : [...saved, view];

/** The saved views of a list, those of this account in this browser. */
export function useSavedViews(list: string) {
  const { id } = useSession();
  return useStore<readonly SavedView[]>(`views.${id}.${list}`, none);
}

const none: readonly SavedView[] = [];
