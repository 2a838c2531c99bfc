import { type Key } from '@kadro/i18n';
import { home } from './redirect.ts';
import { myFile } from './where-to.ts';

export type Sign = 'today' | 'person';

/** A place in the navigation; `area` is the setting that can turn it off. */
export interface Place {
  path: string;
  label: Key;
  sign: Sign;
  area?: string;
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
export const isOn = (settings: Settings, area: string | undefined): boolean => area === undefined || settings?.[area] === false;

/** The navigation of an organization: what is turned off is gone, and a group of one becomes that one. */
export function menuOf(entries: readonly (Place | Group)[], settings: Settings): (Place | Group)[] {
  return entries.flatMap((entry): (Place | Group)[] => {
    if (!('places' in entry)) return isOn(settings, entry.area) ? [entry] : [];
    const places = entry.places.filter(({ area }) => isOn(settings, area));
    return places.length > 1 ? [{ ...entry, places }] : places;
  });
}

/** The places of the portal in their order. */
export const allPlaces: readonly (Place | Group)[] = [
  { path: home, label: 'common:common.today', sign: 'today' },
  { path: myFile, label: 'portal:nav.myFile', sign: 'person', area: 'hrPage' },
];
