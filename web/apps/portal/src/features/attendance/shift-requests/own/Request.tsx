import { type ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { ink, ReadFailure, Section, Sheet, SkeletonBlock, StatusChip } from '@kadro/ui';
import { useUser } from '../../../../core/context.tsx';
import { type Read } from '../../../../core/use-read.ts';
import { notFound } from '../../../../navigation/where-to.ts';
import { Breadcrumbs } from '../../../../parts/Breadcrumbs.tsx';
import { Page } from '../../../../parts/Page.tsx';
import { statusWord } from '../../../../requests/status-word.ts';
import { type RequestWords } from '../../../inbox/kind.ts';
import { DayFacts } from '../../overtime/shared/DayFacts.tsx';
import { timeHome } from '../../paths.ts';
import { useCorrection, useShiftRequest } from '../data/queries.ts';
import { type Correction, type ShiftRequest } from '../data/types.ts';
import { shiftPaths } from '../paths.ts';
import { History, WantedDays, WhoDecides } from '../shared/Parts.tsx';
import { useCorrectionWords, useShiftRequestWords } from '../shared/use-words.ts';
import { AnswerForm, CancelButton } from './Acts.tsx';
import { type Own } from './acts.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'inherit',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 374px)' },
}));
const Column = styled('div')({ display: 'grid', gap: 'inherit', minWidth: 0 });
const Head = styled('div')({ display: 'grid', gap: 8, justifyItems: 'start' });
const When = styled('p')(({ theme }) => theme.typography.figureSmall as object);
const Note = styled('p')({ color: ink.textMuted, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** An own correction with who decides and what happened to it. */
export function CorrectionPage() {
  const { id } = useParams();
  const words = useCorrectionWords();
  const facts = ({ employeeId, date }: Correction) => <DayFacts employeeId={employeeId} date={date} />;
  return <RequestPage kind="correction" read={useCorrection(id)} words={words} facts={facts} />;
}

/** A request for other shifts with who decides and what happened to it. */
export function ShiftRequestPage() {
  const { id } = useParams();
  const words = useShiftRequestWords();
  const facts = (request: ShiftRequest) => <WantedDays request={request} />;
  return <RequestPage kind="shift" read={useShiftRequest(id)} words={words} facts={facts} />;
}

interface PageProps<R> {
  kind: Own;
  read: Read<R | null>;
  words: RequestWords<R>;
  facts: (request: R) => ReactNode;
}

function RequestPage<R extends Correction | ShiftRequest>({ kind, read, words, facts }: PageProps<R>) {
  const t = useT('timesheet');
  const { data, error, reload, loading } = read;
  if (data === null) return <Navigate to={notFound} replace />;
  const pages = [
    { path: timeHome, label: t('portal:nav.time') },
    { path: shiftPaths.own, label: t('portal:nav.shiftRequests') },
  ];
  return (
    <Page
      title={t(`requests.${kind}`)}
      breadcrumbs={<Breadcrumbs pages={pages} />}
      actions={data?.canCancel && <CancelButton kind={kind} request={data} onDone={reload} />}
    >
      {data ? (
        <Known kind={kind} request={data} words={words} facts={facts(data)} onDone={reload} />
      ) : (
        <Sheet>
          {error === undefined ? (
            <SkeletonBlock lines={6} />
          ) : (
            <ReadFailure error={error} title={t('requests.down')} onRetry={() => void reload()} retrying={loading} />
          )}
        </Sheet>
      )}
    </Page>
  );
}

interface KnownProps<R> {
  kind: Own;
  request: R;
  words: RequestWords<R>;
  facts: ReactNode;
  onDone: () => Promise<void>;
}

function Known<R extends Correction | ShiftRequest>({ kind, request, words, facts, onDone }: KnownProps<R>) {
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
            <Summary request={request} words={words} />
          </Sheet>
          <Sheet>{facts}</Sheet>
        </Column>
        <Column>
          <Sheet>
            <WhoDecides request={request} />
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

function Summary<R extends Correction | ShiftRequest>({ request, words }: Pick<KnownProps<R>, 'request' | 'words'>) {
  const t = useT('leave');
  const { dateInSentence } = useFormat();
  const { status, requestedDateTime, reason, cancelReason } = request;
  return (
    <Head>
      <StatusChip status={status}>{t(statusWord[status])}</StatusChip>
      <When>{words.period(request)}</When>
      <Note>
        {[words.type(request), words.amount(request), words.part(request)].filter(Boolean).join(' · ')}
        <br />
        {t('requests.asked', { date: dateInSentence(requestedDateTime) })}
      </Note>
      {reason && (
        <Note>
          <q>{reason}</q>
        </Note>
      )}
      {cancelReason && (
        <Note>
          {t('leave.cancelReason')}: <q>{cancelReason}</q>
        </Note>
      )}
    </Head>
  );
}
