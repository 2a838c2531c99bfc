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
  // a touch target that is scrolled clear of the selection bar
  [phone]: {
    flex: 'none',
    width: 44,
    height: 44,
    marginInlineStart: -14,
    '& input': { scrollMarginBlock: '64px 160px' },
  },
});

/** A checkbox with a label for screen readers only. */
export function ChoiceBox({
  name,
  tabIndex,
  ...box
}: Pick<CheckboxProps, 'checked' | 'indeterminate' | 'disabled' | 'onChange' | 'tabIndex'> & { name: string }) {
  return <Box {...box} slotProps={{ input: { 'aria-label': name, tabIndex } }} />;
}

/** The checkbox of a selectable row. In a table it is not a tab stop, as X selects. */
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
