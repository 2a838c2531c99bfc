import { useFormat, useT } from '@kadro/i18n';
import { ink, useToast } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { Plus, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useListContext } from 'react-admin';
import { Count } from '../Count.tsx';
import { useCounts } from '../use-counts.ts';
import { SaveDialog } from './SaveDialog.tsx';
import { givenView, type GivenView, idOf, type SavedView, shown, useSavedViews } from './model.ts';

interface TabsProps {
  list: string;
  /** Those that everybody has; must be stable over renders. */
  views: readonly (GivenView & { label: string })[];
  /** Filters that a given view sets; others stay when it changes. */
  sets: readonly string[];
}

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  paddingInline: 16,
  // the line under the tabs goes on under the button
  borderBlockEnd: `1px solid ${ink.line}`,
  '& .MuiTabs-root': { border: 0, boxShadow: 'none', marginBlockEnd: -1 },
  '& .MuiButton-root': { flex: 'none' },
});

const parts = (filter: Record<string, unknown>, names: readonly string[], inside: boolean) =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => names.includes(name) === inside));

/** The views of a list as tabs with their counts: those that everybody has, then the reader's own. */
export function ViewTabs({ list, views, sets }: TabsProps) {
  const t = useT('console');
  const { number } = useFormat();
  const { filterValues, setFilters, sort, setSort } = useListContext();
  const [saved, setSaved] = useSavedViews(list);
  const own = shown(saved, { filter: filterValues, sort });
  const given = givenView(views, sets, filterValues);
  const all = useMemo(() => [...views, ...saved.map(asTab)], [views, saved]);
  const counts = useCounts(list, all);
  const others = parts(filterValues, sets, false);
  const choose = (id: string) => {
    const view = saved.find((one) => idOf(one) === id);
    if (view) setSort(view.sort);
    setFilters(view?.filter ?? { ...others, ...views.find((one) => one.id === id)?.filter });
  };
  const isOwn = Object.keys(others).length > 0 || !given;
  const name = own ? idOf(own) : (given?.id ?? false);
  return (
    <Row>
      <MuiTabs value={name} {...scrolled} aria-label={t('views.label')} onChange={(_, id: string) => choose(id)}>
        {all.map(({ id, label }) => (
          <Tab key={id} value={id} label={<Count count={counts[id]} number={number} word={label} />} />
        ))}
      </MuiTabs>
      {own && <RemoveView view={own} saved={saved} onSaved={setSaved} />}
      {!own && isOwn && <SaveView view={{ filter: filterValues, sort }} saved={saved} onSaved={setSaved} />}
    </Row>
  );
}

const scrolled = { variant: 'scrollable', scrollButtons: false } as const;
const asTab = (view: SavedView) => ({ ...view, id: idOf(view), label: view.name });

interface OwnViewProps<View> {
  view: View;
  saved: readonly SavedView[];
  onSaved: (saved: readonly SavedView[]) => void;
}

function SaveView({ view, saved, onSaved }: OwnViewProps<Omit<SavedView, 'name'>>) {
  const t = useT('console');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button color="inherit" size="small" startIcon={<Plus strokeWidth={1.7} />} onClick={() => setOpen(true)}>
        {t('views.save')}
      </Button>
      {isOpen && <SaveDialog view={view} saved={saved} onSaved={onSaved} onClose={() => setOpen(false)} />}
    </>
  );
}

function RemoveView({ view, saved, onSaved }: OwnViewProps<SavedView>) {
  const t = useT('console');
  const toast = useToast();
  const remove = () => {
    onSaved(saved.filter(({ name }) => name !== view.name));
    toast({
      text: t('views.removed', { name: view.name }),
      action: { label: t('common:action.undo'), onClick: () => onSaved(saved) },
    });
  };
  return (
    <Button color="inherit" size="small" startIcon={<X strokeWidth={1.7} />} onClick={remove}>
      {t('views.remove')}
    </Button>
  );
}
