import { useFormat, useT } from '@kadro/i18n';
import {
  EmptyState,
  ErrorState,
  ink,
  PersonAvatar,
  phone,
  SkeletonBlock,
  VisuallyHidden,
  ReadFailure,
} from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { ShowBase, useGetOne, useShowContext } from 'react-admin';
import { useParams } from 'react-router';
import { RecordName } from '../../../../fields/RecordName.tsx';
import { isAbsent } from '../../../../parts/RecordFailure.tsx';
import { BackLink } from '../../../../parts/BackLink.tsx';
import { tabPanel, TabLinks } from '../../../../parts/TabLinks.tsx';
import { usePrint } from '../../../../parts/use-print.ts';
import { fullName } from '../../../../people/person.ts';
import { useMoment } from '../../../../time/moment.tsx';
import { type Employee, wholeRecord } from '../model.ts';
import { StatusLabel } from '../StatusLabel.tsx';
import { EmployeeActions } from './Actions.tsx';
import { PrintedRecord } from './Printed.tsx';
import { TabBody } from './TabBody.tsx';
import { type RecordTab, useTabs } from './tabs.ts';

const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  padding: '14px 20px 4px',
  [phone]: { paddingInline: 14 },
});
const Who = styled('div')({ flex: '1 1 260px', minWidth: 0 });
const Name = styled('h1')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  '& > span': { fontSize: '0.8125rem', fontWeight: 480, letterSpacing: 0 },
});
const Second = styled('p')({ color: ink.textMuted, marginBlockStart: 2 });
const Panel = styled('div')({
  padding: 20,
  maxWidth: 1080,
  '&[data-wide="true"]': { maxWidth: 'none' },
  [phone]: { padding: 14 },
  '@media print': { maxWidth: 'none' },
});

export function EmployeeShow() {
  const { meta } = useMoment();
  const { id } = useParams();
  const { tab } = useTab();
  // the day rail of the history keeps pointer and focus while the next day is loading
  const placeholderData = (former?: Employee) => (isHistory(tab) && former?.id === id ? former : undefined);
  return (
    <ShowBase<Employee> resource="employees" redirectOnError={false} queryOptions={{ meta, placeholderData }}>
      <Record />
    </ShowBase>
  );
}

const isHistory = ({ name }: RecordTab): boolean => name === 'history';

function useTab(): { tab: RecordTab; tabs: readonly RecordTab[] } {
  const at = useParams()['*'];
  const tabs = useTabs();
  return { tab: tabs.find(({ name }) => name === at) ?? tabs[0], tabs };
}

function Record() {
  const t = useT('console');
  const { tab, tabs } = useTab();
  const { record, isPending, error, refetch } = useEmployeeOnDay(tab);
  const { printing, print } = usePrint();
  useEffect(() => void (document.title = `${record ? fullName(record) : t('nav.employees')} · Kadro`), [record, t]);
  if (!record && isPending)
    return (
      <Panel>
        <Waiting />
      </Panel>
    );
  if (!record) return <NoRecord error={error} onRetry={refetch} />;
  return (
    <>
      <BackLink to="/employees">{t('nav.employees')}</BackLink>
      <RecordHead employee={record} onPrint={print} />
      <RecordTabs id={record.id} tab={tab} tabs={tabs} />
      {printing ? (
        <Panel>
          <PrintedRecord employee={record} />
        </Panel>
      ) : (
        <Panel {...tabPanel(tab.name)} data-wide={isHistory(tab)}>
          <TabBody tab={tab} employee={record} />
        </Panel>
      )}
    </>
  );
}

/** The record on the selected day; in the history, before the first day, as it is today. */
function useEmployeeOnDay(tab: RecordTab) {
  const { record, isPending, error, refetch } = useShowContext<Employee>();
  const { isOtherDay } = useMoment();
  const { id = '' } = useParams();
  // the way back from before the first day leads over the history
  const { data: now } = useGetOne<Employee>('employees', { id }, { enabled: isOtherDay && isHistory(tab) });
  return {
    record: wholeRecord(record ?? (isHistory(tab) ? now : undefined)),
    isPending: isPending || !error,
    error,
    refetch: () => void refetch(),
  };
}

function RecordTabs({ id, tab, tabs }: { id: string; tab: RecordTab; tabs: readonly RecordTab[] }) {
  const t = useT('console');
  return (
    <TabLinks
      label={t('console-identity:employees.sections')}
      value={tab.name}
      tabs={tabs.map(({ name, label }) => ({
        name,
        label: t(label),
        to: `/employees/${id}/show/${name === 'overview' ? '' : name}`,
      }))}
    />
  );
}

function NoRecord({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT('console');
  return (
    <>
      <BackLink to="/employees">{t('nav.employees')}</BackLink>
      <VisuallyHidden as="h1">{t('nav.employees')}</VisuallyHidden>
      <Panel>
        {isAbsent(error) ? (
          <NotThere onRetry={onRetry} />
        ) : (
          <ReadFailure error={error} title={t('list.failed')} onRetry={onRetry} />
        )}
      </Panel>
    </>
  );
}

function Waiting() {
  return (
    <>
      <SkeletonBlock height={64} />
      <br />
      <SkeletonBlock lines={12} />
    </>
  );
}

function NotThere({ onRetry }: { onRetry: () => void }) {
  const t = useT('console');
  const { day, isOtherDay, setDay } = useMoment();
  const { dateInSentence } = useFormat();
  if (isOtherDay) {
    const back = (
      <Button variant="outlined" onClick={() => setDay(null)}>
        {t('time:backToToday')}
      </Button>
    );
    return (
      <EmptyState
        title={t('time:person.notYet', { date: dateInSentence(day ?? '') })}
        text={t('time:person.notYetText')}
        action={back}
      />
    );
  }
  return <ErrorState title={t('console:person.notFound')} text={t('console:person.notFoundText')} onRetry={onRetry} />;
}

function RecordHead({ employee, onPrint }: { employee: Employee; onPrint: () => void }) {
  const { isOtherDay } = useMoment();
  return (
    <Head>
      <PersonAvatar id={employee.id} name={fullName(employee)} image={employee.profile.imageUrl} size="page" />
      <Who>
        <Name>
          <bdi>{fullName(employee)}</bdi>
          <StatusLabel of={employee} />
        </Name>
        <Second>
          {employee.jobId && (
            <>
              <RecordName of="jobs" id={employee.jobId} />
              {' · '}
            </>
          )}
          <RecordName of="branches" id={employee.branchId} />
          {employee.staffNumber && (
            <>
              {' · '}
              <bdi dir="ltr">{employee.staffNumber}</bdi>
            </>
          )}
        </Second>
      </Who>
      {!isOtherDay && <EmployeeActions employee={employee} onPrint={onPrint} />}
    </Head>
  );
}
