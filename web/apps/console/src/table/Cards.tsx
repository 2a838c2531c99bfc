import { ink, phone } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { Link } from 'react-router';
import { type Row } from './columns.ts';

const List = styled('ul')({ display: 'none', listStyle: 'none', [phone]: { display: 'block' }, '@media print': { display: 'none' } });
const Item = styled('li')({
  borderBlockEnd: `1px solid ${ink.line}`,
  '& > *': { display: 'block', padding: '10px 14px', minHeight: 56, color: 'inherit', textDecoration: 'none' },
  '& > a:active': { backgroundColor: ink.hover },
});

/** The list on a phone: one card of essentials per record. */
export function Cards<T extends Row>({
  label,
  rows,
  to,
  card,
}: {
  label: string;
  rows: readonly T[];
  to?: (id: string) => string;
  card: (record: T) => ReactNode;
}) {
  return (
    <List aria-label={label}>
      {rows.map((row) => (
        <Item key={row.id}>{to ? <Link to={to(row.id)}>{card(row)}</Link> : <div>{card(row)}</div>}</Item>
      ))}
    </List>
  );
}
