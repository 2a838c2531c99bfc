import { Link } from 'react-router';
import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { useFormat, useT } from '@kadro/i18n';
import { ink, phone, StatusChip, tokens } from '@kadro/ui';
import { leaveRequests } from '../paths.ts';
import { DotSeparated } from '../../../parts/DotSeparated.tsx';
import { KindSquare } from '../shared/KindSquare.tsx';
import { statusWord } from '../shared/status-word.ts';
import { type LeaveRow } from '../data/types.ts';
import { useRequestWords } from '../shared/use-request-words.ts';

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

export function RequestRow({ request }: { request: LeaveRow }) {
  const t = useT('leave');
  const { dateInSentence } = useFormat();
  const words = useRequestWords();
  return (
    <Row to={`${leaveRequests}/${request.id}`}>
      <span className="kind">
        <KindSquare type={request.leaveType} />
      </span>
      <Strong className="type">{words.type(request)}</Strong>
      <Muted className="asked">{t('requests.asked', { date: dateInSentence(request.requestedDateTime) })}</Muted>
      <Strong className="period">{words.period(request)}</Strong>
      <Muted className="amount">
        <DotSeparated parts={[words.amount(request), words.part(request)]} />
      </Muted>
      <span className="state">
        <StatusChip status={request.status}>{t(statusWord[request.status])}</StatusChip>
      </span>
      <ChevronRight className="turns way" size={16} strokeWidth={1.7} color={ink.textFaint} aria-hidden />
    </Row>
  );
}
