import { useLocation } from 'react-router';
import { useT } from '@kadro/i18n';
import { useOrganization } from '../people/questions.ts';
import { allPlaces, menuOf, placeAt, type Place } from '../navigation/menu.ts';

export interface MenuPlace extends Omit<Place, 'label' | 'short'> {
  label: string;
  short: string;
  isCurrent: boolean;
}

/**
 * The places of this organization in the language that is shown, none until it is known which; groups are laid out one
 * after another.
 */
export function useMenu(): MenuPlace[] {
  const t = useT();
  const { pathname } = useLocation();
  const { data, error } = useOrganization();
  const flat = menuOf(allPlaces, data?.mobileSettings).flatMap((entry) => ('places' in entry ? entry.places : [entry]));
  if (!data && error === undefined) return [];
  const current = placeAt(flat, pathname);
  return flat.map((place) => ({
    ...place,
    label: t(place.label),
    short: t(place.short ?? place.label),
    isCurrent: place === current,
  }));
}
