import { type ReactNode } from 'react';
import { useParams } from 'react-router';
import { useFormat, useT } from '@kadro/i18n';
import { Section, Sheet } from '@kadro/ui';
import { useUser } from '../../../../core/context.tsx';
import { type Read } from '../../../../core/use-read.ts';
import { Breadcrumbs } from '../../../../parts/Breadcrumbs.tsx';
import { Answer } from '../../../../requests/one/Answer.tsx';
import { Cancel } from '../../../../requests/one/Cancel.tsx';
import { History } from '../../../../requests/one/History.tsx';
import { Column, Columns, RequestPage } from '../../../../requests/one/Page.tsx';
import { Note, Summary } from '../../../../requests/one/Summary.tsx';
import { WhoDecides } from '../../../../requests/one/WhoDecides.tsx';
import { statusWord } from '../../../../requests/status-word.ts';
import { type RequestWords } from '../../../inbox/kind.ts';
import { DayFacts } from '../../overtime/shared/DayFacts.tsx';
import { timeHome } from '../../paths.ts';
import { useCorrection, useShiftRequest } from '../data/queries.ts';
import { type Correction, type ShiftRequest } from '../data/types.ts';
import { useRequestCommand } from '../data/use-command.ts';
import { shiftPaths } from '../paths.ts';
import { WantedDays } from '../shared/WantedDays.tsx';
import { useCorrectionWords, useShiftRequestWords } from '../shared/use-words.ts';

/** Where what becomes of own requests is sent. */
const routes = {
  correction: {
    cancel: 'PUT /attendance/api/v1/clock-corrections/{id}/cancel',
    answer: 'PUT /attendance/api/v1/clock-corrections/{id}/detail',
  },
  shift: {
    cancel: 'PUT /attendance/api/v1/workplan-requests/{id}/cancel',
    answer: 'PUT /attendance/api/v1/workplan-requests/{id}/detail',
  },
} as const;

/** An own correction with who decides and what happened to it. */
export function CorrectionPage() {
  const { id } = useParams();
  const words = useCorrectionWords();
  const facts = ({ employeeId, date }: Correction) => <DayFacts employeeId={employeeId} date={date} />;
  return <Page kind="correction" read={useCorrection(id)} words={words} facts={facts} />;
}

/** A request for other shifts with who decides and what happened to it. */
export function ShiftRequestPage() {
  const { id } = useParams();
  const words = useShiftRequestWords();
  const facts = (request: ShiftRequest) => <WantedDays request={request} />;
  return <Page kind="shift" read={useShiftRequest(id)} words={words} facts={facts} />;
}

interface PageProps<R> {
  kind: keyof typeof routes;
  read: Read<R | null>;
  words: RequestWords<R>;
  facts: (request: R) => ReactNode;
}

function Page<R extends Correction | ShiftRequest>({ kind, read, words, facts }: PageProps<R>) {
  const t = useT('timesheet');
  const pages = [
    { path: timeHome, label: t('portal:nav.time') },
    { path: shiftPaths.own, label: t('portal:nav.shiftRequests') },
  ];
  const acting = { kind, onDone: read.reload };
  return (
    <RequestPage
      title={t(`requests.${kind}`)}
      breadcrumbs={<Breadcrumbs pages={pages} />}
      read={read}
      failed={t('requests.down')}
      actions={(request) => request.canCancel && <CancelRequest request={request} {...acting} />}
    >
      {(request) => <Whole request={request} words={words} facts={facts(request)} {...acting} />}
    </RequestPage>
  );
}

interface ActProps {
  kind: keyof typeof routes;
  request: Correction | ShiftRequest;
  onDone: () => Promise<void>;
}

function CancelRequest({ kind, request, onDone }: ActProps) {
  const t = useT('timesheet');
  const send = useRequestCommand();
  const { id, revision } = request;
  return (
    <Cancel
      name={kind}
      request={request}
      title={t('requests.cancelTitle')}
      send={(reason) => send(routes[kind].cancel, { id, body: { reason, revision } })}
      onDone={onDone}
    />
  );
}

function AnswerForm({ kind, request, onDone }: ActProps) {
  const send = useRequestCommand();
  const { id, revision } = request;
  return (
    <Answer
      name={kind}
      request={request}
      send={(note) => send(routes[kind].answer, { id, body: { note, revision } })}
      onDone={onDone}
    />
  );
}

interface WholeProps<R extends Correction | ShiftRequest> extends ActProps {
  request: R;
  words: RequestWords<R>;
  facts: ReactNode;
}

function Whole<R extends Correction | ShiftRequest>({ kind, request, words, facts, onDone }: WholeProps<R>) {
  const t = useT();
  const { id } = useUser();
  return (
    <>
      {request.employeeId === id && request.status === 'NEED_EXTRA_DETAIL' && (
        <AnswerForm kind={kind} request={request} onDone={onDone} />
      )}
      <Columns>
        <Column>
          <Sheet>
            <Short request={request} words={words} />
          </Sheet>
          <Sheet>{facts}</Sheet>
        </Column>
        <Column>
          <Sheet>
            <WhoDecides request={request} managers="shiftManagers" />
          </Sheet>
          <Sheet>
            <Section title={t('common.history')}>
              <History request={request} />
            </Section>
          </Sheet>
        </Column>
      </Columns>
    </>
  );
}

function Short<R extends Correction | ShiftRequest>({ request, words }: Pick<WholeProps<R>, 'request' | 'words'>) {
  const t = useT('leave');
  const { dateInSentence } = useFormat();
  const { status, requestedDateTime } = request;
  return (
    <Summary request={request} status={t(statusWord[status])} period={words.period(request)}>
      <Note>
        {[words.type(request), words.amount(request), words.part(request)].filter(Boolean).join(' · ')}
        <br />
        {t('requests.asked', { date: dateInSentence(requestedDateTime) })}
      </Note>
    </Summary>
  );
}
