import { type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { DaySquare } from '../dates/DaySquare.tsx';
import { feedback, ink, status } from '../tokens/vars.ts';

export interface WhyEntry {
  id: string;
  when: ReactNode;
  what: ReactNode;
  second?: ReactNode;
  change: ReactNode;
  /** It adds to the sum, so it is green. */
  isMore: boolean;
  /** Recorded after the day it counts for. */
  isLate?: boolean;
  /** Asked for and not decided. */
  isAsked?: boolean;
}

export interface WhyProps {
  entries: readonly WhyEntry[];
  sum: { label: ReactNode; value: ReactNode };
  /** Rows below the sum. */
  more?: readonly { id: string; label: ReactNode; value: ReactNode }[];
  lateLabel: ReactNode;
}

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.dense,
  display: 'grid',
  minWidth: 0,
  color: ink.text,
}));
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& td, & th': { padding: '9px 6px', textAlign: 'start', verticalAlign: 'top', fontWeight: 'inherit' },
  // A range of dates breaks, so that no number is ever pushed out.
  '& tbody td:first-of-type': { width: '30%', color: ink.textMuted, paddingInlineEnd: 14 },
  '& tbody td:nth-of-type(2)': { overflowWrap: 'anywhere' },
  '& td:last-of-type': {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    width: 1,
    fontWeight: 560,
    fontVariantNumeric: 'tabular-nums',
  },
  '& tr[data-late="true"]': { backgroundColor: status.needExtraDetail.tint },
  '& tr[data-asked="true"] b': { color: status.pending.text },
  '& tfoot tr:first-of-type > *': { borderBlockStart: `2px solid ${ink.text}`, paddingBlock: 12 },
  '& tfoot tr:not(:first-of-type) > *': { borderBlockStart: `1px solid ${ink.line}` },
});
const Second = styled('span')(({ theme }) => ({
  ...theme.typography.label,
  display: 'block',
  fontWeight: 450,
  color: ink.textMuted,
  overflowWrap: 'anywhere',
}));
const Sum = styled('bdi')(({ theme }) => ({
  ...(theme.typography.section as object),
  fontVariantNumeric: 'tabular-nums',
}));
const Legend = styled('p')(({ theme }) => ({
  ...theme.typography.label,
  fontWeight: 450,
  color: ink.textMuted,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingBlockStart: 10,
}));

export function Why({ entries, sum, more = [], lateLabel }: WhyProps) {
  return (
    <Root>
      <Table>
        <tbody>
          {entries.map((entry) => (
            <EntryRow key={entry.id} {...entry} />
          ))}
        </tbody>
        <tfoot>
          <SumRow label={<b>{sum.label}</b>} value={<Sum dir="ltr">{sum.value}</Sum>} />
          {more.map(({ id, label, value }) => (
            <SumRow key={id} label={label} value={<bdi dir="ltr">{value}</bdi>} />
          ))}
        </tfoot>
      </Table>
      {entries.some(({ isLate }) => isLate) && (
        <Legend>
          <DaySquare fill="solid" tone="detail" size="line" /> {lateLabel}
        </Legend>
      )}
    </Root>
  );
}

function EntryRow({ when, what, second, change, isMore, isLate = false, isAsked = false }: WhyEntry) {
  return (
    <tr data-late={isLate} data-asked={isAsked}>
      <td>{when}</td>
      <td>
        <b>{what}</b>
        {second && <Second>{second}</Second>}
      </td>
      <td style={isMore ? { color: feedback.success.text } : undefined}>
        <bdi dir="ltr">{change}</bdi>
      </td>
    </tr>
  );
}

const SumRow = ({ label, value }: { label: ReactNode; value: ReactNode }) => (
  <tr>
    <th scope="row" colSpan={2}>
      {label}
    </th>
    <td>{value}</td>
  </tr>
);
