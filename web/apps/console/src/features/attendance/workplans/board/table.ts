import { feedback, ink } from '@kadro/ui';
import { styled, type Theme } from '@mui/material/styles';

/** Stripes of what is painted and not set yet. */
export const painted = {
  borderColor: ink.frame,
  backgroundImage: `repeating-linear-gradient(-45deg, ${ink.frame} 0 2px, ${ink.surface} 2px 5px)`,
} as const;

const sticky = { position: 'sticky', insetInlineStart: 0, backgroundColor: ink.surface } as const;

/** A name and its figures in one line, its days in a row below: a week has room on a phone. */
const stacked = {
  '&, & > thead, & > tbody, & > tfoot': { display: 'block' },
  '& > colgroup': { display: 'none' },
  '& tr': { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
  '& thead': { position: 'sticky', insetBlockStart: 0, zIndex: 2 },
  '& thead th:first-of-type, & [data-sum="leave"], & thead [data-sum]': { display: 'none' },
  '& tbody th .MuiCheckbox-root': { display: 'none' },
  '& thead th': { height: 'auto', paddingInline: 4, '& .day b': { display: 'block' } },
  '& tr > th[scope="row"]': {
    position: 'static',
    display: 'flex',
    alignItems: 'center',
    gridColumn: '1 / span 5',
    gridRow: 1,
    height: 36,
    paddingInline: 14,
    borderBlockEnd: 0,
  },
  '& tr > td[data-sum="planned"]': {
    gridColumn: '6 / span 2',
    gridRow: 1,
    display: 'grid',
    alignContent: 'center',
    paddingInlineEnd: 14,
    border: 0,
    '& small': { display: 'block' },
  },
  '& th[scope="rowgroup"]': { gridColumn: '1 / -1', width: 'auto' },
  '& td:not([data-sum])': { gridRow: 2, padding: '4px 4px', '&:first-of-type': { borderInlineStart: 0 } },
} as const;

const heads = ({ typography }: Theme) => ({
  ...(typography.label as object),
  position: 'sticky' as const,
  insetBlockStart: 0,
  zIndex: 2,
  height: 44,
  padding: '4px 6px',
  verticalAlign: 'top',
  color: ink.textMuted,
  backgroundColor: ink.surface,
  borderInlineStart: '1px solid transparent',
  borderBlockEnd: `1px solid ${ink.lineStrong}`,
  '& b': { color: ink.text },
  '&[data-free="true"]': { backgroundColor: ink.soft },
  '&[data-monday="true"]': { borderInlineStartColor: ink.lineStrong },
  '& small': {
    ...(typography.tick as object),
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > b': { display: 'block' },
  '& > .day[data-room="letter"] b': { display: 'block' },
});

const names = {
  ...sticky,
  zIndex: 1,
  padding: '0 7px',
  paddingInlineStart: 16,
  fontWeight: 'inherit',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '& > span': { display: 'flex', alignItems: 'center', gap: 6, minWidth: 0 },
} as const;

const groups = {
  height: 28,
  padding: '0 16px',
  color: ink.text,
  fontWeight: 560,
  overflow: 'visible',
  '& > span': { position: 'sticky', insetInlineStart: 16 },
  '& small': { color: ink.textMuted, fontWeight: 450, marginInlineStart: 8 },
};

const sums = {
  textAlign: 'end',
  padding: '0 6px',
  whiteSpace: 'nowrap',
  borderInlineStart: `1px solid ${ink.lineStrong}`,
  '&[data-sum="leave"]': { borderInlineStart: 0, paddingInlineEnd: 16, color: ink.textMuted },
  '&[colspan]': { paddingInlineEnd: 16 },
  '&[data-painted="true"]': { color: ink.primaryText },
  '& > small': { display: 'none', color: ink.textMuted },
  '& span': { display: 'inline-flex', alignItems: 'center', justifyContent: 'flex-end', gap: 5 },
} as const;

export const Table = styled('table')(({ theme }) => ({
  ...(theme.typography.dense as object),
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  userSelect: 'none',
  '& th, & td': { textAlign: 'start', borderBlockEnd: `1px solid ${ink.line}`, overflow: 'hidden' },
  '& thead th': heads(theme),
  '& tbody th[scope="row"]': names,
  '& tbody td[data-sum], & tfoot td[data-sum]': sums,
  '& tbody td[data-sum="planned"]': { fontWeight: 560 },
  '& thead th[data-sum]': { textAlign: 'end' },
  '& th .MuiCheckbox-root': { flex: 'none', marginBlock: -6, marginInlineStart: -6 },
  '& tbody th[scope="rowgroup"]': groups,
  '& thead th:first-of-type': { paddingInlineStart: 16, insetInlineStart: 0, zIndex: 3 },
  '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: 16 },
  '&[data-stacked="true"]': stacked,
}));

export const Cell = styled('td')({
  position: 'relative',
  height: 44,
  padding: '0 6px',
  cursor: 'cell',
  borderInlineStart: `1px solid ${ink.line}`,
  whiteSpace: 'nowrap',
  '&[data-free="true"]': { backgroundColor: ink.soft },
  '&[aria-selected="true"]': { backgroundColor: ink.hover },
  '&:focus-visible': { outline: `2px solid ${ink.focus}`, outlineOffset: -3, borderRadius: 6 },
  // a name and its times need two lines
  '&:not([data-room="wide"])': { height: 36 },
  '& > span': { display: 'flex', alignItems: 'center', gap: 6, minWidth: 0 },
  '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& small': { color: ink.textMuted },
  '&[data-monday="true"]': { borderInlineStartColor: ink.lineStrong },
  '&[data-conflict="true"]::after': {
    content: '""',
    position: 'absolute',
    inset: 3,
    border: `1.5px solid ${feedback.error.text}`,
    borderRadius: 5,
    pointerEvents: 'none',
  },
  // the one that is explained
  '&[data-framed="true"]::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: `2px solid ${ink.frame}`,
    borderRadius: 8,
    pointerEvents: 'none',
  },
});
