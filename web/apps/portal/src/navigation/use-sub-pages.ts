import { useT } from '@kadro/i18n';
import { usePortal } from '../core/context.tsx';

/** The sub-pages of an entry of the navigation, in the order of their tabs. */
export function useSubPages(under: string): { path: string; label: string }[] {
  const t = useT();
  const { features } = usePortal();
  return features
    .flatMap(({ subPages = [] }) => subPages)
    .filter((page) => page.under === under && !page.isHidden)
    .map(({ path, label }) => ({ path, label: t(label) }));
}
