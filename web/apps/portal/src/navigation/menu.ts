import { type Feature, type NavItem } from '../core/feature.ts';
import { type Key } from '@kadro/i18n';

/** Entries under one heading, for example Money. */
export interface NavGroup {
  label: Key;
  icon: NavItem['icon'];
  items: readonly NavItem[];
}

/** The areas of an organization: true = disabled, a missing key too (specification, section 2). */
export type Settings = Readonly<Record<string, boolean | null>> | null | undefined;

/** Whether an area is on; without an area always. */
export const isOn = (settings: Settings, area: string | undefined): boolean =>
  area === undefined || settings?.[area] === false;

export const navItemsOf = (features: readonly Feature[]): NavItem[] =>
  features.flatMap(({ item, area }) => (item ? [{ ...item, area }] : []));

/** The navigation of an organization: without what is turned off; a group of one becomes its entry. */
export function menuOf(entries: readonly (NavItem | NavGroup)[], settings: Settings): (NavItem | NavGroup)[] {
  return entries.flatMap((entry): (NavItem | NavGroup)[] => {
    if (!('items' in entry)) return isOn(settings, entry.area) ? [entry] : [];
    const items = entry.items.filter(({ area }) => isOn(settings, area));
    return items.length > 1 ? [{ ...entry, items }] : items;
  });
}

/** One entry where several features share a place, which has the path of the first of them. */
export function sharedPlaces(items: readonly NavItem[]): NavItem[] {
  const places = new Map<string, NavItem>();
  for (const item of items) {
    const first = places.get(item.label);
    const also = first && [...(first.also ?? []), item.path, ...(item.also ?? [])];
    places.set(item.label, first ? { ...first, also } : item);
  }
  return [...places.values()];
}

/** The entry that a path belongs to: the one with the longest common prefix. */
export function itemAt<I extends Pick<NavItem, 'path' | 'also'>>(items: readonly I[], pathname: string): I | undefined {
  const shared = ({ path, also = [] }: I): number =>
    Math.max(...[path, ...also].map((one) => (pathname === one || pathname.startsWith(`${one}/`) ? one.length : 0)));
  const [first] = items.toSorted((one, other) => shared(other) - shared(one));
  return first && shared(first) > 0 ? first : undefined;
}
