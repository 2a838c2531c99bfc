import { useT } from '@kadro/i18n';
import { ink, phone } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { type Column, type Row } from './columns.ts';
import { SelectAll, SelectRow } from './selection/boxes.tsx';
import { type Selection } from './selection/use-selection.ts';

const Part = styled('div')({
  display: 'none',
  [phone]: { display: 'block', flex: '1 0 auto' },
  '@media print': { display: 'none' },
});
const List = styled('ul')({ listStyle: 'none' });
const Item = styled('li')({
  borderBlockEnd: `1px solid ${ink.line}`,
  '& > *': { display: 'block', padding: '10px 14px', minHeight: 56, color: 'inherit', textDecoration: 'none' },
  '& > a:active': { backgroundColor: ink.hover },
});
const Choice = styled('label')({
  '&&': { display: 'flex', alignItems: 'center', minHeight: 56 },
  cursor: 'pointer',
  '&:has(:checked)': { backgroundColor: ink.hover },
  '& > :last-child': { flex: 1, minWidth: 0 },
});
const Total = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  padding: '10px 14px',
  borderBlockStart: `1px solid ${ink.lineStrong}`,
  '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '2px 14px', color: ink.textMuted },
  '& dd, & > strong': { fontWeight: theme.typography.strong.fontWeight, color: ink.text },
}));
/** Keeps the space of the checkbox. */
const boxRoom = 44;
const ToggleLine = styled('div')({
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  padding: '0 14px',
  borderBlockEnd: `1px solid ${ink.line}`,
  '& > label': { display: 'flex', alignItems: 'center', cursor: 'pointer' },
  '& > button': { minHeight: 44, marginInlineStart: 'auto', marginInlineEnd: -8 },
});

interface CardsProps<T extends Row> {
  label: string;
  rows: readonly T[];
  /** What all rows of the filter come to is below them. */
  columns: readonly Column<T>[];
  to?: (id: string) => string;
  card: (record: T) => ReactNode;
  selection?: Selection<T>;
}

/** The list on a phone as cards; a tap opens a record, or selects it in selection mode. */
export function Cards<T extends Row>({ label, rows, columns, to, card, selection }: CardsProps<T>) {
  const choosing = selection?.isChoosing ? selection : undefined;
  return (
    <Part>
      {selection && (choosing || rows.some(selection.isSelectable)) && (
        <SelectionToggle rows={rows} selection={selection} />
      )}
      <List aria-label={label}>
        {rows.map((row) => (
          <Item key={row.id}>
            {choosing ? (
              <Choosable row={row} selection={choosing} card={card} />
            ) : to ? (
              <Link to={to(row.id)}>{card(row)}</Link>
            ) : (
              <div>{card(row)}</div>
            )}
          </Item>
        ))}
      </List>
      <Sums columns={columns} />
    </Part>
  );
}

const isFilled = ({ sum }: { sum?: ReactNode }): boolean => sum !== undefined && sum !== null;

/** What is said of all rows, then their figures by name, and how these hang together. */
function Sums<T>({ columns }: { columns: readonly Column<T>[] }) {
  const [first, ...said] = columns.filter((one) => isFilled(one) && !one.isFigure);
  const figures = columns.filter((one) => isFilled(one) && one.isFigure);
  if (!first && figures.length === 0) return null;
  return (
    <Total>
      <strong>{first?.sum}</strong>
      {figures.length > 0 && (
        <dl>
          {figures.map(({ id, label, sum }) => (
            <Fragment key={id}>
              <dt>{label}</dt>
              <dd>{sum}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {said.map(({ id, sum }) => (
        <span key={id}>{sum}</span>
      ))}
    </Total>
  );
}

/** Toggles the selection mode without moving the list. */
function SelectionToggle<T extends Row>({ rows, selection }: { rows: readonly T[]; selection: Selection<T> }) {
  const t = useT();
  const { isChoosing, begin, clear } = selection;
  return (
    <ToggleLine>
      {isChoosing && (
        <label>
          <SelectAll rows={rows} selection={selection} />
          {t('common:action.selectAll')}
        </label>
      )}
      <Button color="inherit" onClick={isChoosing ? clear : begin}>
        {t(isChoosing ? 'common:action.selectNone' : 'common:action.select')}
      </Button>
    </ToggleLine>
  );
}

function Choosable<T extends Row>({
  row,
  selection,
  card,
}: {
  row: T;
  selection: Selection<T>;
  card: CardsProps<T>['card'];
}) {
  if (!selection.isSelectable(row)) return <div style={{ paddingInlineStart: boxRoom }}>{card(row)}</div>;
  return (
    <Choice>
      <SelectRow row={row} selection={selection} />
      {card(row)}
    </Choice>
  );
}
