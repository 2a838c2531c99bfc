import { useState } from 'react';
import { Link, useParams } from 'react-router';
import Button from '@mui/material/Button';
import { CalendarDays } from 'lucide-react';
import { useFormat, useT } from '@kadro/i18n';
import { HelperText, Section, Sheet, useToast } from '@kadro/ui';
import { useUser } from '../../../../core/context.tsx';
import { messageOf } from '../../../../core/message-of.ts';
import { Answer } from '../../../../requests/one/Answer.tsx';
import { Cancel } from '../../../../requests/one/Cancel.tsx';
import { History } from '../../../../requests/one/History.tsx';
import { Column, Columns, RequestPage } from '../../../../requests/one/Page.tsx';
import { Note, Summary } from '../../../../requests/one/Summary.tsx';
import { useOvertimeRequest } from '../data/queries.ts';
import { canChange, isDraft, type OvertimeRequest } from '../data/types.ts';
import { useOvertimeCommand } from '../data/use-command.ts';
import { overtimeRequests } from '../paths.ts';
import { OvertimeBreadcrumbs } from '../shared/Breadcrumbs.tsx';
import { DayFacts } from '../shared/DayFacts.tsx';
import { useOvertimeWords } from '../shared/use-words.ts';
import { WhoDecides } from '../shared/WhoDecides.tsx';
import { YearFacts } from '../shared/YearFacts.tsx';

/** An overtime request with who decides and what happened to it. */
export default function OvertimePage() {
  const t = useT('overtime');
  const { id } = useParams();
  const read = useOvertimeRequest(id);
  return (
    <RequestPage
      title={t('request')}
      breadcrumbs={<OvertimeBreadcrumbs />}
      read={read}
      failed={t('down')}
      actions={(request) => <Actions request={request} onDone={read.reload} />}
    >
      {(request) => <Whole request={request} onDone={read.reload} />}
    </RequestPage>
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
      {request.canCancel && <CancelOvertime request={request} onDone={onDone} />}
    </>
  );
}

function CancelOvertime({ request, onDone }: RequestProps) {
  const t = useT('overtime');
  const words = useOvertimeWords();
  const send = useOvertimeCommand();
  const { id, revision, status } = request;
  return (
    <Cancel
      name="overtime"
      request={request}
      title={t('cancelTitle', { date: words.period(request) })}
      effect={status === 'APPROVED' ? t('cancelEffect', { time: words.amount(request) }) : undefined}
      send={(reason) => send('PUT /attendance/api/v1/overtimes/{id}/cancel', { id, body: { reason, revision } })}
      onDone={onDone}
    />
  );
}

function AnswerForm({ request, onDone }: RequestProps) {
  const send = useOvertimeCommand();
  const { id, revision } = request;
  return (
    <Answer
      name="overtime"
      request={request}
      send={(note) => send('PUT /attendance/api/v1/overtimes/{id}/detail', { id, body: { note, revision } })}
      onDone={onDone}
    />
  );
}

function Whole({ request, onDone }: RequestProps) {
  const t = useT('overtime');
  const { id } = useUser();
  const isOwn = request.employeeId === id;
  return (
    <>
      {isOwn && request.status === 'NEED_EXTRA_DETAIL' && <AnswerForm request={request} onDone={onDone} />}
      <Columns>
        <Column>
          <Sheet>
            <Short request={request} />
            {isOwn && isDraft(request) && <SendDraft request={request} onDone={onDone} />}
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

function Short({ request }: { request: OvertimeRequest }) {
  const t = useT('overtime');
  const words = useOvertimeWords();
  const { dateInSentence } = useFormat();
  const date = dateInSentence(request.requestedDateTime);
  return (
    <Summary
      request={request}
      status={words.status(request)}
      period={words.period(request)}
      amount={[words.amount(request), words.part(request)].join(' · ')}
    >
      <Note>
        {[words.type(request), t(isDraft(request) ? 'keptOn' : 'leave:requests.asked', { date })].join(' · ')}
      </Note>
    </Summary>
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
