import { Link, Navigate, useParams } from 'react-router';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CalendarDays } from 'lucide-react';
import { useFormat, useT } from '@kadro/i18n';
import { EmptyState, ink, Section, Sheet, today } from '@kadro/ui';
import { useUser } from '../../../core/context.tsx';
import { notFound } from '../../../navigation/where-to.ts';
import { leaveRequests } from '../paths.ts';
import { DayNavigation } from '../../../parts/day/Navigation.tsx';
import { PastDay } from '../../../parts/day/PastDay.tsx';
import { useDay } from '../../../parts/day/use-day.ts';
import { Arrow } from '../../../parts/Arrow.tsx';
import { KindSquare } from '../shared/KindSquare.tsx';
import { statusWord } from '../../../requests/status-word.ts';
import { useAmounts } from '../shared/use-amounts.ts';
import { useLeaveRequest } from '../data/queries.ts';
import { type LeaveRequest } from '../data/types.ts';
import { Page } from '../../../parts/Page.tsx';
import { Column, Columns, Known } from '../../../requests/one/Page.tsx';
import { Note, Summary } from '../../../requests/one/Summary.tsx';
import { WhoDecides } from '../../../requests/one/WhoDecides.tsx';
import { useRequestWords } from '../shared/use-request-words.ts';
import { DayLines } from '../shared/DayLines.tsx';
import { RequestsBreadcrumbs } from '../shared/Frame.tsx';
import { DetailForm } from './DetailForm.tsx';
import { CancelLeave } from './Cancel.tsx';
import { LeaveHistory } from './History.tsx';
import { RequestDocuments } from './Documents.tsx';

const Figures = styled('p')(({ theme }) => ({
  ...(theme.typography.figureSmall as object),
  color: ink.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '& b': { color: ink.text, fontWeight: 'inherit' },
}));

export default function RequestPage() {
  const t = useT('leave');
  const { id } = useParams();
  const day = useDay();
  const read = useLeaveRequest(id, day);
  if (read.data === null && day.on === null) return <Navigate to={notFound} replace />;
  const title = read.data?.leaveType?.name ?? t('leave.request');
  const actions =
    day.on === null ? read.data && <Actions request={read.data} onDone={read.reload} /> : <DayNavigation day={day} />;
  return (
    <Page title={title} breadcrumbs={<RequestsBreadcrumbs />} actions={actions}>
      <PastDay day={day}>
        <Known read={read} failed={t('down')} absent={<NotYet on={day.on} />}>
          {(request) => <Whole request={request} onChanged={read.reload} isToday={day.on === null} />}
        </Known>
      </PastDay>
    </Page>
  );
}

function NotYet({ on }: { on: string | null }) {
  const t = useT('time');
  const { dateInSentence } = useFormat();
  return (
    <EmptyState
      title={t('portal.requestNotYet', { date: dateInSentence(on ?? today()) })}
      text={t('person.notYetText')}
    />
  );
}

const isOpen = ({ status }: LeaveRequest): boolean => status === 'PENDING' || status === 'NEED_EXTRA_DETAIL';

function Actions({ request, onDone }: { request: LeaveRequest; onDone: () => Promise<void> }) {
  const t = useT('leave');
  const { id } = useUser();
  const isOwn = request.employeeId === id;
  return (
    <>
      {isOwn && isOpen(request) && (
        <Button
          component={Link}
          to={`${leaveRequests}/${request.id}/edit`}
          variant="outlined"
          startIcon={<CalendarDays strokeWidth={1.7} aria-hidden />}
        >
          {t('request.change')}
        </Button>
      )}
      {request.canCancel && <CancelLeave request={request} onDone={onDone} />}
    </>
  );
}

function Whole({
  request,
  onChanged,
  isToday,
}: {
  request: LeaveRequest;
  onChanged: () => Promise<void>;
  isToday: boolean;
}) {
  const t = useT('leave');
  const { id } = useUser();
  const mayChange = isToday && request.employeeId === id;
  const tone = isOpen(request) ? 'asked' : 'ink';
  return (
    <>
      {mayChange && request.status === 'NEED_EXTRA_DETAIL' && <DetailForm request={request} onDone={onChanged} />}
      <Columns>
        <Column>
          <Sheet>
            <Short request={request} />
          </Sheet>
          <Sheet>
            <Section title={t('days.title')}>
              <DayLines days={request.dayDetails ?? []} tone={tone} />
            </Section>
          </Sheet>
          <Sheet>
            <RequestDocuments
              request={request}
              onChanged={onChanged}
              canAdd={mayChange && (isOpen(request) || request.status === 'APPROVED')}
              canRemove={mayChange && isOpen(request)}
            />
          </Sheet>
        </Column>
        <Background request={request} />
      </Columns>
    </>
  );
}

function Background({ request }: { request: LeaveRequest }) {
  const t = useT('leave');
  const { balance } = useAmounts();
  return (
    <Column>
      <Sheet>
        <WhoDecides request={request} managers="leaveManagers" />
      </Sheet>
      {request.balanceBefore !== null && request.balanceAfter !== null && (
        <Sheet>
          <Section title={t('balance.title')}>
            <Figures>
              <Arrow from={balance(request.balanceBefore)} to={balance(request.balanceAfter)} />
            </Figures>
          </Section>
        </Sheet>
      )}
      <Sheet>
        <Section title={t('common:common.history')}>
          <LeaveHistory request={request} />
        </Section>
      </Sheet>
    </Column>
  );
}

function Short({ request }: { request: LeaveRequest }) {
  const t = useT('leave');
  const words = useRequestWords();
  const { dateInSentence } = useFormat();
  const asked = useAskedFor(request);
  return (
    <Summary
      request={request}
      status={t(statusWord[request.status])}
      period={words.period(request)}
      amount={[words.part(request), words.amount(request), asked].filter(Boolean).join(' · ')}
    >
      <Note as="div" style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <KindSquare type={request.leaveType} />
        <span>
          {[words.type(request), t('requests.asked', { date: dateInSentence(request.requestedDateTime) })].join(' · ')}
        </span>
      </Note>
    </Summary>
  );
}

/** What was asked for, where it is not what counts now. */
function useAskedFor({ days, daysAsked, beginDate, endDate, beginDateAsked, endDateAsked }: LeaveRequest) {
  const t = useT('leave');
  const { dateInSentence } = useFormat();
  const isSame = beginDate === beginDateAsked && endDate === endDateAsked;
  if (isSame && days === daysAsked) return false;
  return [t('request.daysAsked', { count: daysAsked }), !isSame && dateInSentence(beginDateAsked, endDateAsked)]
    .filter(Boolean)
    .join(', ');
}
