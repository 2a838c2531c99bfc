import { useT } from '@kadro/i18n';
import { ink, phone, radius, VisuallyHidden } from '@kadro/ui';
import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { turned } from './choice.ts';
import { type Row } from '../columns.ts';

/** Rows that are chosen to do something with all of them. */
export interface Selection<T extends Row> {
  /** The chosen ones of the page that is shown. */
  rows: readonly T[];
  /** The ids of these, or of all that match where those were chosen. */
  ids: readonly string[];
  has: (id: string) => boolean;
  /** Whether anything can be done with a row. */
  may: (row: T) => boolean;
  toggle: (id: string) => void;
  /** All of the page, or none of it. */
  toggleAll: () => void;
  /** All that match the filter, whatever page they are on. */
  chooseMatching: (ids: readonly string[]) => void;
  /** Nothing is chosen any more, and cards lead to their records again. */
  clear: () => void;
  /** On a phone: a card is chosen by a tap, not opened. */
  isChoosing: boolean;
  begin: () => void;
  /** How a row is called beside its box. */
  nameOf: (row: T) => string;
}

type Chosen = {
  ids: ReadonlySet<string>;
  /** The filter that they all match, on other pages too. */ matching?: string;
};
const nobody: Chosen = { ids: new Set() };

/**
 * The chosen rows of a page, of which what is no longer on it is no longer chosen; or all that match a filter, until it
 * changes.
 */
export function useSelection<T extends Row>(
  shown: readonly T[],
  may: (row: T) => boolean,
  nameOf: (row: T) => string,
): Selection<T> {
  const filter = JSON.stringify(useListContext().filterValues);
  const [state, setState] = useState(nobody);
  const [begun, setBegun] = useState(false);
  const chosen = state.matching === undefined || state.matching === filter ? state : nobody;
  const open = useMemo(() => shown.filter(may), [shown, may]);
  const rows = useMemo(() => open.filter(({ id }) => chosen.ids.has(id)), [open, chosen]);
  const turn = useCallback(
    (ids: readonly string[], on: boolean) => setState({ ...chosen, ids: new Set(turned(chosen.ids, ids, on, String)) }),
    [chosen],
  );
  const toggle = useCallback(
    (id: string) => open.some((row) => row.id === id) && turn([id], !chosen.ids.has(id)),
    [open, chosen, turn],
  );
  const toggleAll = () =>
    turn(
      open.map(({ id }) => id),
      rows.length < open.length,
    );
  const clear = useCallback(() => {
    setState(nobody);
    setBegun(false);
  }, []);
  const ids = chosen.matching !== undefined ? [...chosen.ids] : rows.map(({ id }) => id);
  const chooseMatching = (matching: readonly string[]) => setState({ ids: new Set(matching), matching: filter });
  return {
    rows,
    ids,
    has: (id) => chosen.ids.has(id),
    may,
    toggle,
    toggleAll,
    chooseMatching,
    clear,
    isChoosing: begun || ids.length > 0,
    begin: () => setBegun(true),
    nameOf,
  };
}

const Box = styled(Checkbox)({
  padding: 4,
  marginInlineStart: -4,
  verticalAlign: 'middle',
  // Wide enough for a finger, and not below the ink bar when the keyboard comes to it.
  [phone]: {
    flex: 'none',
    width: 44,
    height: 44,
    marginInlineStart: -14,
    '& input': { scrollMarginBlock: '64px 160px' },
  },
});

/** A box that chooses; its name is for the screen reader, the words stand beside it. */
export function ChoiceBox({
  name,
  tabIndex,
  ...box
}: Pick<CheckboxProps, 'checked' | 'indeterminate' | 'disabled' | 'onChange' | 'tabIndex'> & { name: string }) {
  return <Box {...box} slotProps={{ input: { 'aria-label': name, tabIndex } }} />;
}

/**
 * The box of one row; a row with which nothing can be done has none. In a table X chooses, so the keyboard goes past
 * the boxes.
 */
export function SelectRow<T extends Row>({
  row,
  selection: { has, may, toggle, nameOf },
  tabIndex,
}: {
  row: T;
  selection: Selection<T>;
  tabIndex?: number;
}) {
  const t = useT();
  if (!may(row)) return null;
  return (
    <ChoiceBox
      checked={has(row.id)}
      name={`${t('common:action.select')}: ${nameOf(row)}`}
      tabIndex={tabIndex}
      onChange={() => toggle(row.id)}
    />
  );
}

/** The box that chooses all rows of the page. */
export function SelectAll<T extends Row>({
  rows,
  selection: { rows: chosen, may, toggleAll },
}: {
  rows: readonly T[];
  selection: Selection<T>;
}) {
  const t = useT();
  const count = rows.filter(may).length;
  return (
    <ChoiceBox
      disabled={count === 0}
      checked={count > 0 && chosen.length === count}
      indeterminate={chosen.length > 0 && chosen.length < count}
      name={t('common:action.selectAll')}
      onChange={toggleAll}
    />
  );
}

const Bar = styled('section')({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 3,
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  minHeight: 48,
  padding: '8px 16px',
  color: ink.surface,
  backgroundColor: ink.text,
  [phone]: {
    gap: '0 8px',
    padding: '4px 14px max(4px, env(safe-area-inset-bottom))',
    '& > strong': { flex: '1 1 auto' },
    '& > button': { marginInlineEnd: -8 },
    '& button': { minHeight: 44 },
  },
  '@media print': { display: 'none' },
});

const Acts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  [phone]: { flex: '1 1 100%', gap: '4px 8px', paddingBlockEnd: 4 },
});

/**
 * The ink bar at the bottom: how many are chosen and what can be done with them; the number is announced whenever it
 * changes.
 */
export function SelectionBar({
  count,
  onClear,
  children,
}: {
  count: number;
  onClear: () => void;
  children: ReactNode;
}) {
  const t = useT();
  const said = t('common:paging.selected', { count });
  return (
    <>
      <VisuallyHidden as="output">{count > 0 && said}</VisuallyHidden>
      {count > 0 && (
        <Bar aria-label={t('common:common.actions')}>
          <strong>{said}</strong>
          <BarButton type="button" onClick={onClear}>
            {t('common:action.selectNone')}
          </BarButton>
          <Acts>{children}</Acts>
        </Bar>
      )}
    </>
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
  '&:disabled, &[aria-disabled="true"]': { cursor: 'default', textDecoration: 'none', opacity: 0.6 },
});
