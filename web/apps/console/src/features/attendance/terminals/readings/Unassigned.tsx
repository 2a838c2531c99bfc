import { useFormat, useT } from '@kadro/i18n';
import { FactList } from '@kadro/ui';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { ListBase } from 'react-admin';
import { RecordName } from '../../../../fields/RecordName.tsx';
import { useEnumText } from '../../../../fields/use-texts.ts';
import { type UnassignedReadingsListQuery } from '../../../../generated/graphql.ts';
import { PersonName } from '../../../../people/PersonName.tsx';
import { type Column } from '../../../../table/columns.ts';
import { Filters } from '../../../../table/filter/Filters.tsx';
import { ListPage, useTotal } from '../../../../table/ListPage.tsx';
import { ViewTabs } from '../../../../table/views/Tabs.tsx';
import { CardDialog } from '../../cards/CardDialog.tsx';
import { fields } from './fields.ts';
import { TerminalSections } from '../Sections.tsx';

type Unassigned = NonNullable<UnassignedReadingsListQuery['unassignedReadings']>['items'][number];

const filters = ['terminalId'] as const;
const views = [
  { id: 'open', filter: { assigned: false } },
  { id: 'given', filter: { assigned: true } },
] as const;
const open = { ...views[0].filter };

/** Readings of cards that are nobody's, and the way to make them somebody's. */
export function UnassignedCards() {
  return (
    <ListBase<Unassigned>
      resource="unassigned-readings"
      perPage={50}
      sort={{ field: 'at', order: 'DESC' }}
      filterDefaultValues={open}
      debounce={0}
    >
      <Page />
    </ListBase>
  );
}

function Page() {
  const t = useT('console-devices');
  const [given, setGiven] = useState<Unassigned>();
  const labelled = useMemo(() => views.map((view) => ({ ...view, label: t(`unassigned.view.${view.id}`) })), [t]);
  return (
    <>
      <ListPage<Unassigned>
        above={<TerminalSections value="unassigned" />}
        title={t('tab.unassigned')}
        count={useTotal()}
        views={<ViewTabs list="unassigned-readings" views={labelled} sets={['assigned']} />}
        filters={<Filters of={fields} names={filters} />}
        columns={useColumns(setGiven)}
        card={(reading) => <Card reading={reading} onGive={setGiven} />}
        to={() => '/terminals/unassigned'}
        plain
        unfiltered={open}
        empty={{ title: t('unassigned.empty'), text: t('unassigned.emptyText') }}
      />
      {given && <CardDialog reading={given} onClose={() => setGiven(undefined)} />}
    </>
  );
}

type OnGive = (reading: Unassigned) => void;

function useColumns(onGive: OnGive): Column<Unassigned>[] {
  const t = useT('console-devices');
  const enumText = useEnumText();
  const { dateTime } = useFormat();
  return useMemo(
    () => [
      { id: 'at', label: t('console-fields:field.at'), sort: 'at', cell: ({ at }) => dateTime(at) },
      {
        id: 'terminal',
        label: t('console-fields:field.terminalId'),
        cell: ({ terminalId }) => <RecordName of="terminals" id={terminalId} />,
      },
      {
        id: 'kind',
        label: t('console-fields:field.eventType'),
        from: 640,
        cell: ({ eventType }) => enumText('clockEventType', eventType),
      },
      {
        id: 'sensor',
        label: t('console-fields:field.sensor'),
        from: 740,
        cell: ({ sensor }) => enumText('sensorKind', sensor),
      },
      {
        id: 'person',
        label: t('console-fields:field.employeeId'),
        cell: (reading) => <Holder reading={reading} onGive={onGive} />,
      },
    ],
    [t, enumText, dateTime, onGive],
  );
}

function Holder({ reading, onGive }: { reading: Unassigned; onGive: OnGive }) {
  const t = useT('console-devices');
  if (reading.assigned) return <PersonName id={reading.employeeId} link />;
  return (
    <Button size="small" variant="outlined" onClick={() => onGive(reading)}>
      {t('unassigned.give')}
    </Button>
  );
}

function Card({ reading, onGive }: { reading: Unassigned; onGive: OnGive }) {
  const t = useT('console-devices');
  const enumText = useEnumText();
  const { dateTime } = useFormat();
  return (
    <span style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <FactList
        facts={[
          { label: t('console-fields:field.at'), value: dateTime(reading.at) },
          {
            label: t('console-fields:field.terminalId'),
            value: <RecordName of="terminals" id={reading.terminalId} />,
          },
          { label: t('console-fields:field.eventType'), value: enumText('clockEventType', reading.eventType) },
        ]}
      />
      <Holder reading={reading} onGive={onGive} />
    </span>
  );
}
