import { useFormat, useT, type Translate } from '@kadro/i18n';
import { FactList, ink, NoValue } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useCallback, useMemo } from 'react';
import { ListBase } from 'react-admin';
import { RecordName } from '../../../fields/RecordName.tsx';
import { useEnumText } from '../../../fields/use-texts.ts';
import { JoinedHeading, JoinedPerson } from '../../../people/JoinedPerson.tsx';
import { PersonName } from '../../../people/PersonName.tsx';
import { fullName } from '../../../people/person.ts';
import { ColumnMenu, useChosenColumns } from '../../../table/ColumnMenu.tsx';
import { type Column } from '../../../table/columns.ts';
import { Filters } from '../../../table/filter/Filters.tsx';
import { ListPage, useTotal } from '../../../table/ListPage.tsx';
import { ViewTabs } from '../../../table/views/Tabs.tsx';
import { type ClockRow } from '../day/model.ts';
import { fields } from './fields.ts';
import { viewFilters, views } from './views.ts';

const filters = ['employeeId', 'branchId', 'date', 'eventType', 'terminalId'] as const;
const firstColumns = ['kind', 'terminal', 'source', 'state'];
const counting = { ...views[0].filter };

const Stack = styled('div')({ display: 'grid', gap: 20, '& h2': { paddingInlineEnd: 32 } });
const Struck = styled('span')({ '&[data-struck="true"]': { textDecoration: 'line-through', color: ink.textMuted } });

export function ClockRecordList() {
  return (
    <ListBase<ClockRow>
      resource="clock-records"
      perPage={50}
      sort={{ field: 'at', order: 'DESC' }}
      filterDefaultValues={counting}
      debounce={0}
    >
      <Page />
    </ListBase>
  );
}

function Page() {
  const t = useT('console-attendance');
  const nameOf = useCallback(({ employee }: ClockRow) => (employee ? fullName(employee) : t('console:noName')), [t]);
  const { columns, menu } = useChosenColumns('clock-records', useColumns(), firstColumns);
  return (
    <ListPage<ClockRow>
      title={t('console:nav.clock-records')}
      count={useTotal()}
      views={<Views />}
      filters={
        <>
          <Filters of={fields} names={filters} />
          <ColumnMenu {...menu} />
        </>
      }
      columns={columns}
      card={(record) => <Card record={record} />}
      to={() => '/clock-records'}
      plain
      panel={(record) => <Details key={record.id} record={record} />}
      panelLabel={nameOf}
      unfiltered={counting}
      empty={{ title: t('reading.empty'), text: t('reading.emptyText') }}
    />
  );
}

function Views() {
  const t = useT('console-attendance');
  const labelled = useMemo(() => views.map((view) => ({ ...view, label: t(`reading.view.${view.id}`) })), [t]);
  return <ViewTabs list="clock-records" views={labelled} sets={viewFilters} />;
}

const useColumns = (): Column<ClockRow>[] => {
  const t = useT('console-attendance');
  return useMemo(() => [...what(t), ...origin(t)], [t]);
};

const what = (t: Translate<'console-attendance'>): Column<ClockRow>[] => [
  {
    id: 'name',
    label: t('console-fields:field.employeeId'),
    width: '190px',
    always: true,
    cell: ({ employee }) => <JoinedPerson card={employee} />,
  },
  {
    id: 'at',
    label: t('reading.at'),
    sort: 'at',
    width: '150px',
    always: true,
    cell: (record) => <When record={record} />,
  },
  {
    id: 'kind',
    label: t('console-fields:field.eventType'),
    sort: 'eventType',
    width: '150px',
    cell: ({ eventType, superseded }) => (
      <Struck data-struck={superseded}>
        <Word of="clockEventType" value={eventType} />
      </Struck>
    ),
  },
  {
    id: 'branch',
    label: t('console-fields:field.branchId'),
    width: '120px',
    from: 968,
    cell: ({ branchId }) => <RecordName of="branches" id={branchId} />,
  },
];

const origin = (t: Translate<'console-attendance'>): Column<ClockRow>[] => [
  {
    id: 'terminal',
    label: t('console-fields:field.terminalId'),
    width: '140px',
    from: 740,
    cell: ({ terminalId }) => <RecordName of="terminals" id={terminalId} />,
  },
  {
    id: 'sensor',
    label: t('console-fields:field.sensor'),
    width: '110px',
    from: 844,
    cell: ({ sensor }) => <Word of="sensorKind" value={sensor} />,
  },
  {
    id: 'source',
    label: t('console-fields:field.source'),
    width: '120px',
    from: 844,
    cell: ({ source }) => <Word of="clockSource" value={source} />,
  },
  {
    id: 'state',
    label: t('console-fields:field.state'),
    sort: 'superseded',
    width: '150px',
    from: 640,
    cell: (record) => <State record={record} />,
  },
];

function Word({ of, value }: { of: string; value: string }) {
  return useEnumText()(of, value);
}

function When({ record: { at, zone, superseded } }: { record: ClockRow }) {
  const { dateTime } = useFormat();
  return (
    <Struck data-struck={superseded} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {dateTime(at, zone)}
    </Struck>
  );
}

function State({ record: { superseded, replacedBy, late, source } }: { record: ClockRow }) {
  const t = useT('console-attendance');
  if (superseded) return t(replacedBy ? 'reading.replaced' : 'reading.takenBack');
  return late && source !== 'CORRECTION' ? t('reading.late') : <NoValue />;
}

function Card({ record }: { record: ClockRow }) {
  return (
    <span style={{ display: 'grid', gap: 4 }}>
      <JoinedPerson card={record.employee} size="small" />
      <Struck data-struck={record.superseded}>
        <Word of="clockEventType" value={record.eventType} />
      </Struck>
      <When record={record} />
      {record.superseded && (
        <span>
          <State record={record} />: <bdi>{record.reason}</bdi>
        </span>
      )}
    </span>
  );
}

function Details({ record }: { record: ClockRow }) {
  const t = useT('console-attendance');
  const enumText = useEnumText();
  const { dateTime } = useFormat();
  return (
    <Stack>
      <JoinedHeading card={record.employee} as="h2" />
      <FactList
        facts={[
          { label: t('console-fields:field.eventType'), value: enumText('clockEventType', record.eventType) },
          { label: t('reading.at'), value: <When record={record} /> },
          { label: t('console-fields:field.branchId'), value: <RecordName of="branches" id={record.branchId} /> },
          { label: t('console-fields:field.terminalId'), value: <RecordName of="terminals" id={record.terminalId} /> },
          { label: t('console-fields:field.sensor'), value: enumText('sensorKind', record.sensor) },
          { label: t('console-fields:field.source'), value: enumText('clockSource', record.source) },
          { label: t('reading.received'), value: dateTime(record.receivedAt, record.zone) },
          { label: t('reading.by'), value: <PersonName id={record.by} /> },
          { label: t('console-fields:field.description'), value: record.description },
          { label: t('console-fields:field.state'), value: <State record={record} /> },
          ...(record.superseded ? [{ label: t('console-fields:field.reason'), value: record.reason }] : []),
        ]}
      />
    </Stack>
  );
}
