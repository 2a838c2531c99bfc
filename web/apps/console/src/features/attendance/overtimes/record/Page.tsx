import { useT } from '@kadro/i18n';
import { ErrorState, PageTitle, phone, ReadFailure, Section, SkeletonBlock } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Ban, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ShowBase, useShowContext } from 'react-admin';
import { BackLink } from '../../../../parts/BackLink.tsx';
import { isAbsent } from '../../../../parts/RecordFailure.tsx';
import { usePrint } from '../../../../parts/use-print.ts';
import { JoinedHeading } from '../../../../people/JoinedPerson.tsx';
import { Timeline } from '../../../../requests/Approvals.tsx';
import { Decision } from '../../../../requests/Decision.tsx';
import { useMoment } from '../../../../time/moment.tsx';
import { kind, onlyRead, type Overtime, wholeRequest } from '../model.ts';
import { StateChip, useWhen } from '../words.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { Chain } from './Chain.tsx';
import { Day } from './Day.tsx';
import { Facts } from './Facts.tsx';
import { Year } from './Year.tsx';

const Page = styled('div')({
  display: 'grid',
  gap: 24,
  padding: '14px 20px 32px',
  maxWidth: 1080,
  minWidth: 0,
  [phone]: { paddingInline: 14 },
});
const Two = styled('div')({
  display: 'grid',
  gap: '32px 48px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
  alignItems: 'start',
});
const Stack = styled('div')({ display: 'grid', gap: 32, minWidth: 0 });
const Second = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });

export function OvertimeShow() {
  const t = useT('console');
  return (
    <ShowBase<Overtime> resource="overtimes" redirectOnError={false}>
      <BackLink to="/overtimes">{t('nav.overtimes')}</BackLink>
      <Page>
        <Body />
      </Page>
    </ShowBase>
  );
}

function Body() {
  const t = useT('console-requests');
  const { record: known, isPending, error, refetch } = useShowContext<Overtime>();
  const record = wholeRequest(known);
  useEffect(() => void (document.title = `${t('console:nav.overtimes')} · Kadro`), [t]);
  const { isOtherDay } = useMoment();
  if (record) return <Loaded request={isOtherDay ? onlyRead(record) : record} />;
  if (isPending || !error) return <SkeletonBlock lines={12} />;
  const retry = () => void refetch();
  return isAbsent(error) ? (
    <ErrorState title={t('notFound')} text={t('notFoundText')} onRetry={retry} />
  ) : (
    <ReadFailure error={error} title={t('overtime:down')} onRetry={retry} />
  );
}

function Loaded({ request }: { request: Overtime }) {
  const t = useT('console-requests');
  const when = useWhen();
  return (
    <>
      <PageTitle
        title={<JoinedHeading card={request.employee} />}
        second={
          <Second>
            <StateChip status={request.status} />
            <span>{when(request)}</span>
          </Second>
        }
        actions={<Actions request={request} />}
      />
      <Two>
        <Stack>
          <Section title={t('overtime:request')}>
            <Facts request={request} />
          </Section>
          <Day request={request} />
        </Stack>
        <YearAndDecision request={request} />
      </Two>
    </>
  );
}

function YearAndDecision({ request }: { request: Overtime }) {
  const t = useT('console-requests');
  const when = useWhen();
  return (
    <Stack>
      <Year request={request} />
      <Section title={t('chain')}>
        <Chain request={request} />
      </Section>
      <Decision of={kind} request={request} when={when(request)} />
      <Section title={t('common:common.history')}>
        <Timeline request={request} />
      </Section>
    </Stack>
  );
}

function Actions({ request }: { request: Overtime }) {
  const t = useT('console-requests');
  const { print } = usePrint();
  const [isCancelling, setCancelling] = useState(false);
  return (
    <div className="no-print" style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {request.canCancel && (
        <Button variant="outlined" startIcon={<Ban strokeWidth={1.7} />} onClick={() => setCancelling(true)}>
          {t('cancel.button')}
        </Button>
      )}
      <Button color="inherit" startIcon={<Printer strokeWidth={1.7} />} onClick={print}>
        {t('console:print')}
      </Button>
      {isCancelling && <CancelDialog request={request} onClose={() => setCancelling(false)} />}
    </div>
  );
}
