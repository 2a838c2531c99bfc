import { useFormat, useT } from '@kadro/i18n';
import { useMemo } from 'react';
import { type Fields } from '../../../../fields/kinds.ts';
import { RequestCard } from '../../../../requests/list/Card.tsx';
import { personColumn, stateColumns } from '../../../../requests/list/columns.tsx';
import { RequestList } from '../../../../requests/list/Page.tsx';
import { RequestPanel } from '../../../../requests/list/Panel.tsx';
import { firstFilter, RequestViews } from '../../../../requests/list/Views.tsx';
import { type Column } from '../../../../table/columns.ts';
import { Filters } from '../../../../table/filter/Filters.tsx';
import { type Correction, type CorrectionRow, type ShiftRequest, type ShiftRow } from '../model.ts';
import { StateChip } from '../words.tsx';
import { ChainAndDecision } from './Chain.tsx';
import { type Asked } from './kind.ts';

type Row = ShiftRow | CorrectionRow;

interface AskedListProps<R extends Row> {
  kind: Asked<R>;
  fields: Fields;
  /** The field of the days that they are about. */
  by: string;
  columns: readonly Column<R>[];
  /** Optional columns that are shown by default. */
  firstColumns: readonly string[];
}

const chip = ({ status }: Row) => <StateChip status={status} />;

/** Requests of a kind, with what all of them have. */
export function AskedList<R extends Row>({ kind, fields, by, columns, firstColumns }: AskedListProps<R>) {
  const t = useT('console-requests');
  const { date } = useFormat();
  const { of, list, useWhen } = kind;
  const all = useMemo(
    () => [personColumn<R>(t, of.path), ...columns, ...stateColumns<R>(t, { date, from: 1144, chip })],
    [t, date, of, columns],
  );
  return (
    <RequestList<R>
      resource={of.path}
      of={of}
      title={t(list)}
      firstFilter={firstFilter}
      views={<RequestViews list={of.path} by={by} />}
      filters={<Filters of={fields} names={['status', by, 'employeeId', 'branchId', 'requestedDateTime']} />}
      columns={all}
      firstColumns={firstColumns}
      when={useWhen()}
      card={(request) => <Card kind={kind} request={request} />}
      panel={(request) => <Panel kind={kind} request={request} />}
    />
  );
}

interface OneProps<R extends Row> {
  kind: Asked<R>;
  request: R;
}

function Card<R extends Row>({ kind: { useWhen, What }, request }: OneProps<R>) {
  const when = useWhen();
  return (
    <RequestCard request={request} chip={chip(request)} when={when(request)}>
      <span>
        <What request={request} />
      </span>
    </RequestCard>
  );
}

function Panel<R extends Row>({ kind: { of, useWhen, Facts, Days }, request }: OneProps<R>) {
  const t = useT('timesheet');
  const when = useWhen();
  return (
    <RequestPanel<R, R & (ShiftRequest | Correction)>
      resource={of.path}
      row={request}
      down={t('requests.down')}
      facts={(known) => (
        <>
          <Facts request={known} />
          <Days request={known} />
        </>
      )}
    >
      {(whole) => <ChainAndDecision of={of} request={whole} when={when(whole)} />}
    </RequestPanel>
  );
}
