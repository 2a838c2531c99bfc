import { useT } from '@kadro/i18n';
import { ErrorState, ink, PersonAvatar, phone, SkeletonBlock } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEffect } from 'react';
import { ShowBase, useShowContext } from 'react-admin';
import { Link, useParams } from 'react-router';
import { RecordName } from '../words/RecordName.tsx';
import { BackLink } from '../shell/BackLink.tsx';
import { usePrint } from '../shell/use-print.ts';
import { EmployeeActions } from './Actions.tsx';
import { type Employee, fullName } from './employee.ts';
import { PrintedRecord } from './PrintedRecord.tsx';
import { type TabName, tabs } from './sections.ts';
import { StatusWord } from './StatusWord.tsx';
import { TabBody } from './TabBody.tsx';

const Head = styled('header')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 16px', padding: '14px 20px 4px', [phone]: { paddingInline: 14 } });
const Who = styled('div')({ flex: '1 1 260px', minWidth: 0 });
const Name = styled('h1')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', '& > span': { fontSize: '0.8125rem', fontWeight: 480, letterSpacing: 0 } });
const Second = styled('p')({ color: ink.textMuted, marginBlockStart: 2 });
const Panel = styled('div')({ padding: 20, maxWidth: 1080, [phone]: { padding: 14 }, '@media print': { maxWidth: 'none' } });

/** One employee: who it is, what may be done, and the sections as tabs. */
export function EmployeeShow() {
  return (
    <ShowBase<Employee> resource="employees" redirectOnError={false}>
      <Record />
    </ShowBase>
  );
}

const isTab = (name: string): name is TabName => (tabs as readonly string[]).includes(name);

function Record() {
  const t = useT('console');
  const { record, isPending, error, refetch } = useShowContext<Employee>();
  const wanted = useParams()['*'] ?? '';
  const tab = isTab(wanted) ? wanted : 'overview';
  const { printing, print } = usePrint();
  useEffect(() => void (document.title = `${record ? fullName(record) : t('nav.employees')} · Kadro`), [record, t]);
  if (error && !record) return <Panel><ErrorState title={t('employees.notFound')} text={t('employees.notFoundText')} onRetry={() => void refetch()} /></Panel>;
  if (isPending || !record) return <Panel><SkeletonBlock height={64} /><br /><SkeletonBlock lines={12} /></Panel>;
  return (
    <>
      <BackLink to="/employees">{t('nav.employees')}</BackLink>
      <Head>
        <PersonAvatar id={record.id} name={fullName(record)} image={record.profile?.imageUrl} size="page" />
        <Who>
          <Name>
            <bdi>{fullName(record)}</bdi>
            <StatusWord status={record.status} />
          </Name>
          <Second>
            {record.jobId && (
              <>
                <RecordName of="jobs" id={record.jobId} />
                {' · '}
              </>
            )}
            <RecordName of="branches" id={record.branchId} /> · <bdi dir="ltr">{record.staffNumber}</bdi>
          </Second>
        </Who>
        <EmployeeActions employee={record} onPrint={print} />
      </Head>
      <Tabs value={tab} variant="scrollable" scrollButtons={false} aria-label={t('employees.sections')} sx={{ paddingInline: { xs: '14px', sm: '20px' }, flex: 'none' }} className="no-print">
        {tabs.map((name) => (
          <Tab key={name} value={name} label={t(`tab.${name}`)} component={Link} to={`/employees/${record.id}/show/${name === 'overview' ? '' : name}`} id={`tab-${name}`} aria-controls="tab-panel" />
        ))}
      </Tabs>
      {printing ? (
        <Panel>
          <PrintedRecord employee={record} />
        </Panel>
      ) : (
        <Panel role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`}>
          <TabBody tab={tab} employee={record} />
        </Panel>
      )}
    </>
  );
}
