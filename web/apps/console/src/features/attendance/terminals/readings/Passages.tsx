import { useFormat, useT } from '@kadro/i18n';
import { feedback, ink } from '@kadro/ui';
import { useMemo } from 'react';
import { ListBase } from 'react-admin';
import { RecordName } from '../../../../fields/RecordName.tsx';
import { type AccessEventsListQuery } from '../../../../generated/graphql.ts';
import { PersonName } from '../../../../people/PersonName.tsx';
import { type Column } from '../../../../table/columns.ts';
import { Filters } from '../../../../table/filter/Filters.tsx';
import { ListPage, useTotal } from '../../../../table/ListPage.tsx';
import { ViewTabs } from '../../../../table/views/Tabs.tsx';
import { fields } from './fields.ts';
import { TerminalSections } from '../Sections.tsx';

type Passage = NonNullable<AccessEventsListQuery['accessEvents']>['items'][number];

const filters = ['employeeId', 'date', 'terminalId', 'toZoneId'] as const;
const views = [
  { id: 'all', filter: {} },
  { id: 'warnings', filter: { warning: 'anti_passback' } },
] as const;

/** The doors that people passed; they never count as time. */
export function Passages() {
  return (
    <ListBase<Passage> resource="access-events" perPage={50} sort={{ field: 'at', order: 'DESC' }} debounce={0}>
      <Page />
    </ListBase>
  );
}

function Page() {
  const t = useT('console-devices');
  const labelled = useMemo(() => views.map((view) => ({ ...view, label: t(`passages.view.${view.id}`) })), [t]);
  return (
    <ListPage<Passage>
      above={<TerminalSections value="passages" />}
      title={t('tab.passages')}
      count={useTotal()}
      views={<ViewTabs list="access-events" views={labelled} sets={['warning']} />}
      filters={<Filters of={fields} names={filters} />}
      columns={useColumns()}
      card={(passage) => <Card passage={passage} />}
      to={() => '/terminals/passages'}
      plain
      empty={{ title: t('passages.empty'), text: t('passages.emptyText') }}
    />
  );
}

function useColumns(): Column<Passage>[] {
  const t = useT('console-devices');
  const { dateTime } = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        label: t('console-fields:field.employeeId'),
        cell: ({ employeeId }) => <PersonName id={employeeId} />,
      },
      { id: 'at', label: t('console-fields:field.at'), sort: 'at', cell: ({ at, zone }) => dateTime(at, zone) },
      {
        id: 'terminal',
        label: t('console-fields:field.terminalId'),
        from: 740,
        cell: ({ terminalId }) => <RecordName of="terminals" id={terminalId} />,
      },
      {
        id: 'from',
        label: t('console-fields:field.fromZoneId'),
        from: 640,
        cell: ({ fromZoneId }) => <Place id={fromZoneId} />,
      },
      { id: 'to', label: t('console-fields:field.toZoneId'), cell: ({ toZoneId }) => <Place id={toZoneId} /> },
      { id: 'warning', label: t('zone.warnings'), from: 840, cell: (passage) => <Warning passage={passage} /> },
    ],
    [t, dateTime],
  );
}

function Place({ id }: { id?: string | null }) {
  const t = useT('console-devices');
  return id ? <RecordName of="zones" id={id} /> : <span style={{ color: ink.textMuted }}>{t('zone.outside')}</span>;
}

function Warning({ passage: { warning } }: { passage: Passage }) {
  const t = useT('console-devices');
  return warning && <span style={{ color: feedback.warning.text }}>{t('zone.passback')}</span>;
}

function Card({ passage }: { passage: Passage }) {
  const { dateTime } = useFormat();
  return (
    <span style={{ display: 'grid', gap: 4 }}>
      <PersonName id={passage.employeeId} size="small" />
      <span style={{ color: ink.textMuted }}>{dateTime(passage.at, passage.zone)}</span>
      <span>
        <RecordName of="terminals" id={passage.terminalId} />
      </span>
      <Warning passage={passage} />
    </span>
  );
}
