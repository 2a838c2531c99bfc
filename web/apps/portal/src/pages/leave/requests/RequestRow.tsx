import { Link } from 'react-router';
import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { useFormat, useT } from '@kadro/i18n';
import { ink, phone, StatusChip, tokens } from '@kadro/ui';
import { leaveRequests } from '../../../navigation/where-to.ts';
import { KindSquare } from '../../../parts/KindSquare.tsx';
import { statusWord } from '../../../parts/status-word.ts';
import { type LeaveRow } from '../../../queries/leave-shapes.ts';
import { useRequestWords } from '../../inbox/words.tsx';

const Row = styled(Link)({
  display: 'grid',
  gridTemplateColumns: '14px minmax(0, 1.3fr) minmax(0, 1fr) minmax(150px, auto) 16px',
  alignItems: 'center',
  columnGap: 14,
  minHeight: tokens.size.portal.row + 4,
  padding: '8px 20px',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { backgroundColor: ink.hover },
  '&:focus-visible': { outlineOffset: -2 },
  [phone]: { gridTemplateColumns: '14px minmax(0, 1fr) auto 16px', padding: '10px 14px', rowGap: 6, '& > .state': { gridColumn: '2 / 4', gridRow: 2 }, '& > .way': { gridRow: '1 / 3', gridColumn: 4 } },
});
const Lines = styled('span')({ display: 'grid', minWidth: 0 });
const Strong = styled('span')(({ theme }) => ({ ...theme.typography.strong, overflowWrap: 'anywhere' }));
const Quiet = styled('span')(({ theme }) => ({ ...theme.typography.label, fontWeight: 450, color: ink.textMuted }));

/** One own request: kind, when it was asked, dates, how much, state. */
export function RequestRow({ request }: { request: LeaveRow }) {
  const t = useT('leave');
  const { dateInSentence } = useFormat();
  const words = useRequestWords();
  const part = words.part(request);
  return (
    <Row to={`${leaveRequests}/${request.id}`}>
      <KindSquare type={request.leaveType} />
      <Lines>
        <Strong>{words.type(request)}</Strong>
        <Quiet>{t('requests.asked', { date: dateInSentence(request.requestedDateTime) })}</Quiet>
      </Lines>
      <Lines>
        <Strong>{words.period(request)}</Strong>
        <Quiet>{[words.amount(request), part].filter(Boolean).join(' · ')}</Quiet>
      </Lines>
      <span className="state">
        <StatusChip status={request.status}>{t(statusWord[request.status])}</StatusChip>
      </span>
      <ChevronRight className="turns way" size={16} strokeWidth={1.7} color={ink.textFaint} aria-hidden />
    </Row>
  );
}
