import { useT } from '@kadro/i18n';
import { phone } from '@kadro/ui';
import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { type Row } from '../columns.ts';
import { type Selection } from './use-selection.ts';

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
  selection: { has, isSelectable, toggle, nameOf },
  tabIndex,
}: {
  row: T;
  selection: Selection<T>;
  tabIndex?: number;
}) {
  const t = useT();
  if (!isSelectable(row)) return null;
  return (
    <ChoiceBox
      checked={has(row.id)}
      name={`${t('common:action.select')}: ${nameOf(row)}`}
      tabIndex={tabIndex}
      onChange={() => toggle(row.id)}
    />
  );
}

export function SelectAll<T extends Row>({
  rows,
  selection: { rows: chosen, isSelectable, toggleAll },
}: {
  rows: readonly T[];
  selection: Selection<T>;
}) {
  const t = useT();
  const count = rows.filter(isSelectable).length;
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
