import { useT } from '@kadro/i18n';
import { ink, phone } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { Link } from 'react-router';
import { type Row } from './columns.ts';
import { SelectAll, SelectRow, type Selection } from './Selection.tsx';

const Part = styled('div')({ display: 'none', [phone]: { display: 'block' }, '@media print': { display: 'none' } });
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
/** The room of a box beside a card that cannot be chosen. */
const boxRoom = 44;
const All = styled(Choice)({ padding: '0 14px', borderBlockEnd: `1px solid ${ink.lineStrong}` });

interface CardsProps<T extends Row> {
  label: string;
  rows: readonly T[];
  to?: (id: string) => string;
  card: (record: T) => ReactNode;
  selection?: Selection<T>;
}

/** The list on a phone: one card of essentials per record; a tap opens it, or chooses it while several are chosen. */
export function Cards<T extends Row>({ label, rows, to, card, selection }: CardsProps<T>) {
  const t = useT();
  const choosing = selection?.isChoosing ? selection : undefined;
  return (
    <Part>
      {choosing && (
        <All>
          <SelectAll rows={rows} selection={choosing} />
          <span>{t('common:action.selectAll')}</span>
        </All>
      )}
      <List aria-label={label}>
        {rows.map((row) => (
          <Item key={row.id}>{choosing ? <Choosable row={row} selection={choosing} card={card} /> : to ? <Link to={to(row.id)}>{card(row)}</Link> : <div>{card(row)}</div>}</Item>
        ))}
      </List>
    </Part>
  );
}

function Choosable<T extends Row>({ row, selection, card }: { row: T; selection: Selection<T>; card: CardsProps<T>['card'] }) {
  if (!selection.may(row)) return <div style={{ paddingInlineStart: boxRoom }}>{card(row)}</div>;
  return (
    <Choice>
      <SelectRow row={row} selection={selection} />
      {card(row)}
    </Choice>
  );
}
