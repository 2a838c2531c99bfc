import { useFormat, useT } from '@kadro/i18n';
import { DaySquare, ink, NoValue } from '@kadro/ui';
import { useMemo } from 'react';
import { ListBase } from 'react-admin';
import { Progress } from '../../../parts/progress/Bar.tsx';
import { PersonName } from '../../../people/PersonName.tsx';
import { type Column } from '../../../table/columns.ts';
import { ListPage, useTotal } from '../../../table/ListPage.tsx';
import { type BulkUpdate, changeTypes } from './change.ts';

const polled = { refetchInterval: 3000, retry: 1 };
const newest = { field: 'requestedAt', order: 'DESC' } as const;

export function UpdateList() {
  return (
    <ListBase<BulkUpdate> resource="bulk-updates" perPage={25} sort={newest} debounce={0} queryOptions={polled}>
      <Page />
    </ListBase>
  );
}

const to = (id: string): string => `/bulk-updates/${id}/show`;

function Page() {
  const t = useT('bulk');
  return (
    <ListPage<BulkUpdate>
      title={t('listTitle')}
      count={useTotal()}
      columns={useColumns()}
      card={(update) => <Card update={update} />}
      to={to}
      empty={{ title: t('listEmpty'), text: t('listEmptyText') }}
    />
  );
}

function useColumns(): Column<BulkUpdate>[] {
  const t = useT('bulk');
  const { date, dateTime, number } = useFormat();
  return useMemo(
    () => [
      { id: 'kind', label: t('what'), width: '22%', cell: ({ kind }) => <Kind kind={kind} /> },
      {
        id: 'state',
        label: t('common:common.status'),
        width: '130px',
        cell: ({ state }) => <UpdateState state={state} />,
      },
      {
        id: 'progress',
        label: t('console:progress'),
        width: '18%',
        from: 560,
        cell: (update) => <Progress job={update} />,
      },
      { id: 'refused', label: t('result.REFUSED'), width: '110px', from: 680, cell: ({ refused }) => number(refused) },
      {
        id: 'on',
        label: t('on'),
        width: '160px',
        from: 820,
        cell: ({ effectiveOn }) => (effectiveOn ? date(effectiveOn) : <NoValue />),
      },
      { id: 'by', label: t('askedBy'), from: 900, cell: ({ requestedBy }) => <PersonName id={requestedBy} /> },
      { id: 'at', label: t('askedAt'), width: '146px', cell: ({ requestedAt }) => dateTime(requestedAt) },
    ],
    [t, date, dateTime, number],
  );
}

const squares = {
  RUNNING: { fill: 'striped', tone: 'asked' },
  DONE: { fill: 'solid', tone: 'ink' },
  CANCELLED: { fill: 'hollow', tone: 'grey' },
} as const;

export function UpdateState({ state }: Pick<BulkUpdate, 'state'>) {
  const t = useT('bulk');
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <DaySquare {...squares[state]} size="table" />
      {t(`state.${state}`)}
    </span>
  );
}

function Kind({ kind }: Pick<BulkUpdate, 'kind'>) {
  const t = useT('console');
  const changeType = changeTypes.find((one) => one.kind === kind);
  return changeType ? t(changeType.label) : kind;
}

function Card({ update }: { update: BulkUpdate }) {
  const { dateTime } = useFormat();
  return (
    <span style={{ display: 'grid', gap: 6, justifyItems: 'start' }}>
      <strong>
        <Kind kind={update.kind} />
      </strong>
      <UpdateState state={update.state} />
      <Progress job={update} />
      <span style={{ color: ink.textMuted }}>{dateTime(update.requestedAt)}</span>
    </span>
  );
}
