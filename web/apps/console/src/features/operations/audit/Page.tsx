import { useFormat, useT } from '@kadro/i18n';
import { ink } from '@kadro/ui';
import { useMemo } from 'react';
import { ListBase } from 'react-admin';
import { Link } from 'react-router';
import { useEventName } from '../../../history/use-words.ts';
import { type Column } from '../../../table/columns.ts';
import { Filters } from '../../../table/filter/Filters.tsx';
import { ListPage, useTotal } from '../../../table/ListPage.tsx';
import { UnavailableServices } from '../background/UnavailableServices.tsx';
import { AuditEntryDetails } from './Details.tsx';
import { type AuditEntry } from './model.ts';
import { Actor, AuditedKind, AuditedRecord, useRecordPath } from './Record.tsx';
import { filterNames, useAuditFields } from './use-fields.ts';

const newest = { field: 'at', order: 'DESC' } as const;
const to = (id: string): string => `/audit-log/${encodeURIComponent(id)}/show`;

export function AuditLog() {
  return (
    <ListBase<AuditEntry> resource="audit-log" perPage={50} sort={newest} debounce={0}>
      <Page />
    </ListBase>
  );
}

function Page() {
  const t = useT('console');
  const eventName = useEventName();
  return (
    <ListPage<AuditEntry>
      title={t('nav.audit-log')}
      count={useTotal()}
      views={<UnavailableServices />}
      filters={<Filters of={useAuditFields()} names={filterNames} />}
      columns={useColumns()}
      card={(entry) => <Card entry={entry} />}
      to={to}
      panel={(entry) => <AuditEntryDetails key={entry.id} entry={entry} />}
      panelLabel={({ type }) => eventName(type)}
      empty={{ title: t('console-history:history.empty') }}
    />
  );
}

function useColumns(): Column<AuditEntry>[] {
  const t = useT('time');
  const { dateTime } = useFormat();
  return useMemo(
    () => [
      { id: 'at', label: t('change.recorded'), width: '146px', cell: ({ at }) => dateTime(at) },
      { id: 'what', label: t('change.what'), width: '30%', cell: (entry) => <What entry={entry} /> },
      { id: 'record', label: t('console-history:audit.record'), cell: (entry) => <RecordLink entry={entry} /> },
      { id: 'by', label: t('change.by'), width: '24%', from: 640, cell: ({ actor }) => <Actor id={actor} /> },
    ],
    [t, dateTime],
  );
}

function What({ entry: { type, kind } }: { entry: AuditEntry }) {
  return (
    <>
      <strong>{useEventName()(type)}</strong> <AuditedKind kind={kind} />
    </>
  );
}

function RecordLink({ entry }: { entry: AuditEntry }) {
  const path = useRecordPath(entry);
  const name = <AuditedRecord entry={entry} />;
  return path ? (
    <Link to={path} tabIndex={-1} style={{ color: 'inherit', textDecoration: 'none' }}>
      {name}
    </Link>
  ) : (
    name
  );
}

function Card({ entry }: { entry: AuditEntry }) {
  const { dateTime } = useFormat();
  return (
    <span style={{ display: 'grid', gap: 4 }}>
      <span>
        <What entry={entry} />
      </span>
      <AuditedRecord entry={entry} />
      <span style={{ display: 'flex', flexWrap: 'wrap', gap: '0 12px', color: ink.textMuted }}>
        <Actor id={entry.actor} />
        <span>{dateTime(entry.at)}</span>
      </span>
    </span>
  );
}
