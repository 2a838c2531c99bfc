import { useLocation } from 'react-router';
import { useT } from '@kadro/i18n';
import { usePortal } from '../core/context.tsx';
import { type Feature, type NavItem } from '../core/feature.ts';
import { isOn, itemAt, menuOf, navItemsOf, sharedPlaces } from '../navigation/menu.ts';
import { useOrganization } from '../people/own-file.ts';

export interface MenuItem extends Omit<NavItem, 'label' | 'short'> {
  label: string;
  short: string;
  isCurrent: boolean;
}

/** The entries of the navigation, without groups; none until the settings are loaded. */
export function useMenu(): MenuItem[] {
  const t = useT();
  const { pathname } = useLocation();
  const { features } = usePortal();
  const { data, error } = useOrganization();
  const on = menuOf(navItemsOf(features), data?.mobileSettings).flatMap((entry) =>
    'items' in entry ? entry.items : [entry],
  );
  const flat = sharedPlaces(on);
  if (!data && error === undefined) return [];
  const current = itemAt(flat, pathname);
  return flat.map((item) => ({
    ...item,
    label: t(item.label),
    short: t(item.short ?? item.label),
    isCurrent: item === current,
  }));
}

export function useNewRequests(): NonNullable<Feature['newRequest']>[] {
  const { features } = usePortal();
  const { data } = useOrganization();
  return features.flatMap(({ area, newRequest }) =>
    newRequest && isOn(data?.mobileSettings, area) ? [newRequest] : [],
  );
}
