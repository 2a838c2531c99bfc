import { styled } from '@mui/material/styles';
import { ink, phone } from '@kadro/ui';

/** Above a list of requests: what is searched, and three choices. */
export const Filters = styled('search')({
  display: 'grid',
  gridTemplateColumns: 'minmax(180px, 1.6fr) repeat(3, minmax(120px, 1fr))',
  alignItems: 'end',
  gap: 12,
  padding: '14px 20px',
  borderBlockEnd: `1px solid ${ink.line}`,
  '&[data-choices="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 220px))' },
  [phone]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    padding: 14,
    '& > :first-of-type': { gridColumn: '1 / -1' },
    '&[data-choices="3"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  '@media print': { display: 'none' },
});
export const List = styled('ul')({
  listStyle: 'none',
  '& > li:not(:first-of-type)': { borderBlockStart: `1px solid ${ink.line}` },
});
export const Foot = styled('div')({
  padding: '8px 20px',
  borderBlockStart: `1px solid ${ink.line}`,
  [phone]: { padding: '8px 14px' },
});
export const Padded = styled('div')({ padding: 20, [phone]: { padding: 14 } });
