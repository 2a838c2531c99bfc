import { useT } from '@kadro/i18n';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { phone } from '@kadro/ui';
import { Check, Columns3 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useStore } from 'react-admin';
import { type Column } from './columns.ts';

export interface ColumnChoice<T> {
  columns: Column<T>[];
  menu: ColumnMenuProps;
}

/** The visible columns of a list, remembered in this browser. */
export function useChosenColumns<T>(
  list: string,
  all: readonly Column<T>[],
  atFirst: readonly string[],
): ColumnChoice<T> {
  const [chosen, setChosen] = useStore<readonly string[]>(`columns.${list}`, atFirst);
  const columns = useMemo(() => all.filter(({ id, always }) => always || chosen.includes(id)), [all, chosen]);
  const options = all
    .filter(({ always }) => !always)
    .map(({ id, label }) => ({ id, label, shown: chosen.includes(id) }));
  const toggle = (id: string) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return { columns, menu: { options, onToggle: toggle } };
}

export interface ColumnMenuProps {
  options: readonly { id: string; label: string; shown: boolean }[];
  onToggle: (id: string) => void;
}

/** A menu of columns; it stays open while several are selected. */
export function ColumnMenu({ options, onToggle }: ColumnMenuProps) {
  const t = useT('console');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Columns3 strokeWidth={1.7} />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ marginInlineStart: 'auto', [phone]: { display: 'none' } }}
      >
        {t('list.columns')}
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {options.map(({ id, label, shown }) => (
          <MenuItem key={id} role="menuitemcheckbox" aria-checked={shown} onClick={() => onToggle(id)} sx={{ gap: 2 }}>
            <Check size={16} strokeWidth={1.7} aria-hidden style={{ visibility: shown ? 'visible' : 'hidden' }} />
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
