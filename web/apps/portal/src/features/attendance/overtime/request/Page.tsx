import { useState } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CalendarDays } from 'lucide-react';
import { useFormat, useT } from '@kadro/i18n';
import { HelperText, ink, ReadFailure, Section, Sheet, SkeletonBlock, StatusChip, useToast } from '@kadro/ui';
import { useUser } from '../../../../core/context.tsx';
import { messageOf } from '../../../../core/message-of.ts';
import { notFound } from '../../../../navigation/where-to.ts';
import { Page } from '../../../../parts/Page.tsx';
import { WhoDecides } from '../inbox/Detail.tsx';
import { useOvertimeRequest } from '../data/queries.ts';
import { canChange, isDraft, type OvertimeRequest } from '../data/types.ts';
import { useOvertimeCommand } from '../data/use-command.ts';
import { overtimeRequests } from '../paths.ts';
import { OvertimeBreadcrumbs } from '../shared/Breadcrumbs.tsx';
import { DayFacts } from '../shared/DayFacts.tsx';
import { useOvertimeWords } from '../shared/use-words.ts';
import { YearFacts } from '../shared/YearFacts.tsx';
import { AnswerForm } from './Answer.tsx';
import { CancelButton } from './Cancel.tsx';
import { History } from './History.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'inherit',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 374px)' },
}));
const Column = styled('div')({ display: 'grid', gap: 'inherit', minWidth: 0 });
const Head = styled('div')({ display: 'grid', gap: 8, justifyItems: 'start' });
const When = styled('p')(({ theme }) => ({
  ...(theme.typography.figureSmall as object),
  '& small': { ...theme.typography.body2, color: ink.textMuted, fontWeight: 450, marginInlineStart: 6 },
}));
const Note = styled('p')({ color: ink.textMuted, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** An overtime request with who decides and what happened to it. */
export default function RequestPage() {
  const t = useT('overtime');
  const { id } = useParams();
  const { data, error, reload, loading } = useOvertimeRequest(id);
  if (data === null) return <Navigate to={notFound} replace />;
  return (
    <Page
      title={t('request')}
      breadcrumbs={<OvertimeBreadcrumbs />}
      actions={data && <Actions request={data} onDone={reload} />}
    >
      {data ? (
        <Known request={data} onChanged={reload} />
      ) : (
        <Sheet>
          {error === undefined ? (
            <SkeletonBlock lines={6} />
          ) : (
            <ReadFailure error={error} title={t('down')} onRetry={() => void reload()} retrying={loading} />
          )}
        </Sheet>
      )}
    </Page>
  );
}

interface RequestProps {
  request: OvertimeRequest;
  onDone: () => Promise<void>;
}

function Actions({ request, onDone }: RequestProps) {
  const t = useT('overtime');
  const { id } = useUser();
  const isOwn = request.employeeId === id;
  return (
    <>
      {isOwn && canChange(request) && (
        <Button
          component={Link}
          to={`${overtimeRequests}/${request.id}/edit`}
          variant="outlined"
          startIcon={<CalendarDays strokeWidth={1.7} aria-hidden />}
        >
          {t('change')}
        </Button>
      )}
      {request.canCancel && <CancelButton request={request} onDone={onDone} />}
    </>
  );
}

function Known({ request, onChanged }: { request: OvertimeRequest; onChanged: () => Promise<void> }) {
  const t = useT('overtime');
  const { id } = useUser();
  const isOwn = request.employeeId === id;
  return (
    <>
      {isOwn && request.status === 'NEED_EXTRA_DETAIL' && <AnswerForm request={request} onDone={onChanged} />}
      <Columns>
        <Column>
          <Sheet>
            <Summary request={request} />
            {isOwn && isDraft(request) && <SendDraft request={request} onDone={onChanged} />}
          </Sheet>
          <Sheet>
            <DayFacts employeeId={request.employeeId} date={request.overtimeDate} />
          </Sheet>
        </Column>
        <Column>
          <Sheet>
            <WhoDecides request={request} />
          </Sheet>
          <Sheet>
            <YearFacts
              of={{ requestId: request.id }}
              minutes={canChange(request) || request.status === 'APPROVED' ? request.durationInMinutes : 0}
            />
          </Sheet>
          <Sheet>
            <Section title={t('common:common.history')}>
              <History request={request} />
            </Section>
          </Sheet>
        </Column>
      </Columns>
    </>
  );
}

function Summary({ request }: { request: OvertimeRequest }) {
  const t = useT('overtime');
  const words = useOvertimeWords();
  const { dateInSentence } = useFormat();
  const date = dateInSentence(request.requestedDateTime);
  return (
    <Head>
      <StatusChip status={request.status}>{words.status(request)}</StatusChip>
      <When>
        {words.period(request)}
        <small>{[words.amount(request), words.part(request)].join(' · ')}</small>
      </When>
      <Note>
        {[words.type(request), t(isDraft(request) ? 'keptOn' : 'leave:requests.asked', { date })].join(' · ')}
      </Note>
      {request.reason && (
        <Note>
          <q>{request.reason}</q>
        </Note>
      )}
      {request.cancelReason && (
        <Note>
          {t('leave:leave.cancelReason')}: <q>{request.cancelReason}</q>
        </Note>
      )}
    </Head>
  );
}

/** Asks the managers for what was kept so far. */
function SendDraft({ request: { id, revision }, onDone }: RequestProps) {
  const t = useT('overtime');
  const toast = useToast();
  const send = useOvertimeCommand();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await send('POST /attendance/api/v1/overtimes/{id}/send', { id, body: { revision } });
      await onDone();
      toast({ text: t('leave:ask.sentPlain'), status: 'PENDING' });
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(false);
  };
  return (
    <div style={{ marginBlockStart: 16 }}>
      <HelperText id="send-draft" error={problem} />
      <Button variant="contained" disabled={busy} onClick={() => void submit()}>
        {t('leave:ask.send')}
      </Button>
    </div>
  );
}
