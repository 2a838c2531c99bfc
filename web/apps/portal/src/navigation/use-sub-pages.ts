import { useT } from '@kadro/i18n';
import { usePortal } from '../core/context.tsx';
import { useOrganization } from '../people/own-file.ts';
import { isOn } from './menu.ts';

/** The sub-pages of an entry of the navigation that are on, in the order of their tabs. */
export function useSubPages(under: string): { path: string; label: string }[] {
  const t = useT();
  const { features } = usePortal();
  const { data } = useOrganization();
  return features
    .filter(({ area }) => !data || isOn(data.mobileSettings, area))
    .flatMap(({ subPages = [] }) => subPages)
    .filter((page) => page.under === under && !page.isHidden)
    .map(({ path, label }) => ({ path, label: t(label) }));
}
