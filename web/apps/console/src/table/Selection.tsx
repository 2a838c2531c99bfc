import { useT } from '@kadro/i18n';
import { ink, phone, radius } from '@kadro/ui';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { type Row } from './columns.ts';

/** Rows that are chosen to do something with all of them. */
export interface Selection<T extends Row> {
  rows: readonly T[];
  has: (id: string) => boolean;
  /** Whether anything can be done with a row. */
  may: (row: T) => boolean;
  toggle: (id: string) => void;
  /** All of the page, or none. */
  toggleAll: () => void;
  clear: () => void;
  /** How a row is called beside its box. */
  nameOf: (row: T) => string;
}

/** The chosen rows of a page; what is no longer on it is no longer chosen. */
export function useSelection<T extends Row>(shown: readonly T[], may: (row: T) => boolean, nameOf: (row: T) => string): Selection<T> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const open = useMemo(() => shown.filter(may), [shown, may]);
  const rows = useMemo(() => open.filter(({ id }) => ids.has(id)), [open, ids]);
  const toggle = useCallback(
    (id: string) =>
      open.some((row) => row.id === id) &&
      setIds((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id]))),
    [open],
  );
  const clear = useCallback(() => setIds(new Set()), []);
  const toggleAll = () => setIds(rows.length === open.length ? new Set() : new Set(open.map(({ id }) => id)));
  return { rows, has: (id) => rows.some((row) => row.id === id), may, toggle, toggleAll, clear, nameOf };
}

const Box = styled(Checkbox)({ padding: 4, marginInlineStart: -4, verticalAlign: 'middle' });

/** The box of one row; a row with which nothing can be done has none. */
export function SelectRow<T extends Row>({ row, selection: { has, may, toggle, nameOf } }: { row: T; selection: Selection<T> }) {
  const t = useT();
  if (!may(row)) return null;
  return (
    <Box
      checked={has(row.id)}
      onChange={() => toggle(row.id)}
      slotProps={{ input: { 'aria-label': `${t('common:action.select')}: ${nameOf(row)}`, tabIndex: -1 } }}
    />
  );
}

/** The box that chooses all rows of the page. */
export function SelectAll<T extends Row>({ rows, selection: { rows: chosen, may, toggleAll } }: { rows: readonly T[]; selection: Selection<T> }) {
  const t = useT();
  const count = rows.filter(may).length;
  return (
    <Box
      disabled={count === 0}
      checked={count > 0 && chosen.length === count}
      indeterminate={chosen.length > 0 && chosen.length < count}
      onChange={toggleAll}
      slotProps={{ input: { 'aria-label': t('common:action.selectAll') } }}
    />
  );
}

const Bar = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  minHeight: 48,
  padding: '8px 16px',
  color: ink.surface,
  backgroundColor: ink.text,
  [phone]: { display: 'none' },
  '@media print': { display: 'none' },
});

/** The ink bar below the table: how many are chosen and what can be done with them. */
export function SelectionBar({ count, onClear, children }: { count: number; onClear: () => void; children: ReactNode }) {
  const t = useT();
  return (
    <Bar aria-label={t('common:common.actions')}>
      <strong aria-live="polite">{t('common:paging.selected', { count })}</strong>
      {children}
      <BarButton type="button" style={{ marginInlineStart: 'auto' }} onClick={onClear}>
        {t('common:action.clear')}
      </BarButton>
    </Bar>
  );
}

/** A button on the ink bar, in the bar's own colours. */
export const BarButton = styled('button')({
  font: 'inherit',
  minHeight: 32,
  padding: '0 8px',
  border: '1px solid transparent',
  borderRadius: radius.control,
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&[data-main="true"]': { padding: '0 12px', borderColor: 'currentColor' },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '&:focus-visible': { outlineColor: 'currentColor' },
  '&:disabled': { cursor: 'default', textDecoration: 'none' },
});
