import { type ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { ink, phone, StatusChip, tokens } from '@kadro/ui';
import { type RequestStatus } from '../types.ts';

const Row = styled(Link)({
  display: 'grid',
  gridTemplateColumns: '14px minmax(0, 1.3fr) minmax(0, 1fr) minmax(190px, auto) 16px',
  gridTemplateAreas: '"kind type period state way" "kind asked amount state way"',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: 14,
  minHeight: tokens.size.portal.row + 4,
  padding: '8px 20px',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { backgroundColor: ink.hover },
  '&:focus-visible': { outlineOffset: -2 },
  '& > .kind': { gridArea: 'kind' },
  '& > .type': { gridArea: 'type' },
  '& > .asked': { gridArea: 'asked' },
  '& > .period': { gridArea: 'period' },
  '& > .amount': { gridArea: 'amount', '& > bdi': { whiteSpace: 'nowrap' } },
  '& > .state': { gridArea: 'state' },
  '& > .way': { gridArea: 'way' },
  [phone]: {
    gridTemplateColumns: '14px minmax(0, 1fr) auto 16px',
    gridTemplateAreas: '"kind type period way" ". amount state way"',
    padding: '10px 14px',
    rowGap: 4,
    '& > .asked': { display: 'none' },
    '& > .period': { textAlign: 'end', whiteSpace: 'nowrap' },
  },
});
const Strong = styled('span')(({ theme }) => ({ ...theme.typography.strong, overflowWrap: 'anywhere' }));
const Muted = styled('span')(({ theme }) => ({ ...theme.typography.label, fontWeight: 450, color: ink.textMuted }));

interface RequestLineProps {
  to: string;
  mark: ReactNode;
  type: ReactNode;
  asked: ReactNode;
  period: ReactNode;
  amount: ReactNode;
  status: RequestStatus;
  word: string;
}

/** A request in a list of the own ones. */
export function RequestLine({ to, mark, type, asked, period, amount, status, word }: RequestLineProps) {
  return (
    <Row to={to}>
      <span className="kind">{mark}</span>
      <Strong className="type">{type}</Strong>
      <Muted className="asked">{asked}</Muted>
      <Strong className="period">{period}</Strong>
      <Muted className="amount">{amount}</Muted>
      <span className="state">
        <StatusChip status={status}>{word}</StatusChip>
      </span>
      <ChevronRight className="turns way" size={16} strokeWidth={1.7} color={ink.textFaint} aria-hidden />
    </Row>
  );
}
