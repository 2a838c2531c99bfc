import { type Key } from '@kadro/i18n';
import { home } from './redirect.ts';
import { allPendingRequests, leaveHome, myFile, pendingRequests } from './where-to.ts';

export type Sign = 'today' | 'inbox' | 'leave' | 'person';

/**
 * A place in the navigation; `area` is the setting that can turn it off, `also` are paths elsewhere that belong to it.
 */
export interface Place {
  path: string;
  also?: readonly string[];
  label: Key;
  /** For the bar of phones, where the label is long. */
  short?: Key;
  sign: Sign;
  area?: string;
  /** It stands in the bar of phones, at this side of the button in the middle; the others are behind "more". */
  bar?: 'start' | 'end';
}

/** Places under one word, as Money or Papers. */
export interface Group {
  label: Key;
  sign: Sign;
  places: readonly Place[];
}

/** The areas of an organization: true = disabled, a missing key too (specification, section 2). */
export type Settings = Readonly<Record<string, boolean | null>> | null | undefined;

/** Whether a place that `area` can turn off is there; without an area it always is. */
export const isOn = (settings: Settings, area: string | undefined): boolean =>
  area === undefined || settings?.[area] === false;

/** The navigation of an organization: what is turned off is gone, and a group of one becomes that one. */
export function menuOf(entries: readonly (Place | Group)[], settings: Settings): (Place | Group)[] {
  return entries.flatMap((entry): (Place | Group)[] => {
    if (!('places' in entry)) return isOn(settings, entry.area) ? [entry] : [];
    const places = entry.places.filter(({ area }) => isOn(settings, area));
    return places.length > 1 ? [{ ...entry, places }] : places;
  });
}

/** The place that a path belongs to: the one with the longest way in common. */
export function placeAt<P extends Pick<Place, 'path' | 'also'>>(places: readonly P[], pathname: string): P | undefined {
  const shared = ({ path, also = [] }: P): number =>
    Math.max(...[path, ...also].map((one) => (pathname === one || pathname.startsWith(`${one}/`) ? one.length : 0)));
  const [first] = places.toSorted((one, other) => shared(other) - shared(one));
  return first && shared(first) > 0 ? first : undefined;
}

/** The places of the portal in their order. */
export const allPlaces: readonly (Place | Group)[] = [
  { path: home, label: 'common:common.today', sign: 'today', bar: 'start' },
  {
    path: pendingRequests,
    also: [allPendingRequests],
    label: 'portal:nav.inbox',
    short: 'portal:nav.inboxShort',
    sign: 'inbox',
    area: 'leave',
    bar: 'end',
  },
  { path: leaveHome, label: 'common:area.leave', sign: 'leave', area: 'leave', bar: 'start' },
  { path: myFile, label: 'portal:nav.myFile', sign: 'person', area: 'hrPage' },
];
