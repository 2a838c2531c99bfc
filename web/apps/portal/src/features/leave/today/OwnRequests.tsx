import { type CSSProperties } from 'react';
import { Link } from 'react-router';
import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { EmptyState, ink, radius, Section, Sheet, StatusChip } from '@kadro/ui';
import { leaveRequests } from '../paths.ts';
import { ShownOf } from '../../../parts/ShownOf.tsx';
import { Pending } from '../../../parts/RevealTogether.tsx';
import { DotSeparated } from '../../../parts/DotSeparated.tsx';
import { KindSquare } from '../shared/KindSquare.tsx';
import { MoreLink } from '../../../parts/MoreLink.tsx';
import { statusWord } from '../../../requests/status-word.ts';
import { Async } from '../../../parts/Async.tsx';
import { useLeaveRequests } from '../data/queries.ts';
import { type Rows as Page } from '../../../requests/types.ts';
import { openRequests, upcomingLeave } from './questions.ts';
import { type LeaveRow } from '../data/types.ts';
import { useRequestWords } from '../shared/use-request-words.ts';

/** Rows are higher than their words: the space above and below is that of other sheets. */
const List = styled('div')({ marginBlock: -8 });
const Rows = styled('ul')({ display: 'grid', listStyle: 'none' });
const Row = styled(Link)({
  display: 'grid',
  gridTemplateColumns: '14px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  marginInline: -8,
  paddingInline: 8,
  borderRadius: radius.control,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { backgroundColor: ink.hover },
});
const Lines = styled('span')({ display: 'grid', minWidth: 0 });
const Muted = styled('span')(({ theme }) => ({ ...theme.typography.label, fontWeight: 450, color: ink.textMuted }));

export function OpenRequests() {
  const t = useT('inbox');
  const { data, error } = useLeaveRequests(openRequests);
  if (!data && error === undefined) return <Pending />;
  if (!data || data.items.length === 0) return null;
  return (
    <Sheet>
      <Section
        title={t('today.myRequests')}
        count={data.total}
        action={<MoreLink to={leaveRequests}>{t('portal:nav.leaveRequests')}</MoreLink>}
      >
        <Requests page={data} />
      </Section>
    </Sheet>
  );
}

export function UpcomingLeave({ style }: { style: CSSProperties }) {
  const t = useT('inbox');
  const leave = useLeaveRequests(upcomingLeave());
  return (
    <div style={style}>
      <Sheet>
        <Section
          title={t('today.upcoming')}
          count={leave.data?.total || undefined}
          action={<MoreLink to={leaveRequests}>{t('portal:nav.leaveRequests')}</MoreLink>}
        >
          <Async query={leave} failed={t('down')}>
            {(page) => (page.total > 0 ? <Requests page={page} /> : <EmptyState title={t('today.nothingUpcoming')} />)}
          </Async>
        </Section>
      </Sheet>
    </div>
  );
}

function Requests({ page: { items, total } }: { page: Page<LeaveRow> }) {
  return (
    <List>
      <Rows>
        {items.map((request) => (
          <li key={request.id}>
            <OneRequest request={request} />
          </li>
        ))}
      </Rows>
      <ShownOf shown={items.length} total={total} to={leaveRequests} />
    </List>
  );
}

function OneRequest({ request }: { request: LeaveRow }) {
  const t = useT('inbox');
  const { list } = useFormat();
  const words = useRequestWords();
  const now = request.steps.filter(({ state }) => state === 'PENDING').map(({ manager }) => words.name(manager));
  return (
    <Row to={`${leaveRequests}/${request.id}`}>
      <KindSquare type={request.leaveType} />
      <Lines>
        <strong>
          <DotSeparated parts={[words.period(request), words.amount(request)]} />
        </strong>
        <Muted>
          <DotSeparated parts={[words.type(request), now.length > 0 && t('today.decides', { name: list(now) })]} />
        </Muted>
      </Lines>
      <StatusChip status={request.status}>{t(statusWord[request.status])}</StatusChip>
    </Row>
  );
}
