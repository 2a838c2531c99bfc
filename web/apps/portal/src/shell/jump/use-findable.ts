import { useT } from '@kadro/i18n';
import { usePortal } from '../../core/context.tsx';
import { type AccountAction, type JumpTargets } from '../../core/feature.ts';
import { useMenu } from '../use-menu.ts';
import { type Findable } from './found.ts';

/** All that may be found: pages, what the account offers, and what features have; `finders` are always the same. */
export function useFindable(finders: readonly JumpTargets[], onOpen: (action: AccountAction) => void): Findable[] {
  const t = useT();
  const { features } = usePortal();
  const pages = usePages();
  const targets = finders.flatMap((useTargets) => useTargets());
  const actions = features.flatMap(({ accountAction }) => accountAction ?? []);
  return [
    ...pages,
    ...targets.map((target) => ({ key: target.path, ...target })),
    ...actions.map((action): Findable => ({
      key: action.label,
      kind: 'account',
      label: t(action.label),
      open: () => onOpen(action),
    })),
    { key: 'sign out', kind: 'account', label: t('action.signOut'), path: '/logout' },
  ];
}

function usePages(): Findable[] {
  const t = useT();
  const menu = useMenu();
  const { features } = usePortal();
  const subPages = features.flatMap((feature) => feature.subPages ?? []);
  const page = (path: string, label: string): Findable => ({ key: path, kind: 'page', path, label });
  return menu.flatMap(({ path, label }) => {
    const below = subPages.filter(({ under }) => under === path);
    if (below.length === 0) return [page(path, label)];
    return below.map((one) => page(one.path, `${label} – ${t(one.label)}`));
  });
}
