import { Link } from 'react-router';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { folded, useT } from '@kadro/i18n';
import { EmptyState, Pager, SearchField, SelectField, Sheet, today } from '@kadro/ui';
import { askForLeave } from '../paths.ts';
import { Async } from '../../../parts/Async.tsx';
import { useLeaveTypes } from '../data/page-queries.ts';
import { useLeaveRequests } from '../data/queries.ts';
import { type RequestsQuery } from '../data/questions.ts';
import { LeavePage } from '../shared/Frame.tsx';
import { Filters, Foot, List, Padded } from '../../../requests/list-parts.ts';
import { RequestRow } from './Row.tsx';
import {
  orders,
  statusFilters,
  useRequestsView,
  type Order,
  type RequestsView,
  type StatusFilter,
} from './use-view.ts';

const rowsPerPage = 20;
const years = 6;

export default function RequestsPage() {
  const [view, change] = useRequestsView();
  const query = useRequestsQuery(view);
  const rows = useLeaveRequests(query);
  return (
    <LeavePage page="leave-requests" actions={<AskButton />}>
      <Sheet flush>
        <ViewFields view={view} onChange={change} />
        {query !== null && rows.data !== undefined && rows.data.items.length > 0 ? (
          <Rows rows={rows.data} page={view.page} onPage={(page) => change({ page })} />
        ) : (
          <Padded>
            {query !== null && rows.data === undefined ? (
              <NotLoaded rows={rows} />
            ) : (
              <NoRequests view={view} onChange={change} />
            )}
          </Padded>
        )}
      </Sheet>
    </LeavePage>
  );
}

function AskButton() {
  const t = useT('portal');
  return (
    <Button component={Link} to={askForLeave} variant="contained" startIcon={<Plus strokeWidth={1.7} aria-hidden />}>
      {t('nav.askForLeave')}
    </Button>
  );
}

function NotLoaded({ rows }: { rows: ReturnType<typeof useLeaveRequests> }) {
  const t = useT('leave');
  return (
    <Async query={rows} lines={6} failed={t('down')}>
      {() => null}
    </Async>
  );
}

interface ViewProps {
  view: RequestsView;
  onChange: (part: Partial<RequestsView>) => void;
}

function NoRequests({ view, onChange }: ViewProps) {
  const t = useT('leave');
  const isFiltered = view.status !== '' || view.year !== '' || view.q !== '';
  if (!isFiltered) return <EmptyState title={t('requests.none')} text={t('requests.noneText')} />;
  return (
    <EmptyState
      title={t('common:state.noResults')}
      action={
        <Button onClick={() => onChange({ status: '', year: '', q: '' })}>{t('common:action.clearFilters')}</Button>
      }
    />
  );
}

type RowPage = NonNullable<ReturnType<typeof useLeaveRequests>['data']>;

function Rows({ rows, page, onPage }: { rows: RowPage; page: number; onPage: (page: number) => void }) {
  return (
    <>
      <List>
        {rows.items.map((request) => (
          <li key={request.id}>
            <RequestRow request={request} />
          </li>
        ))}
      </List>
      {rows.total > rowsPerPage && (
        <Foot>
          <Pager page={page} rowsPerPage={rowsPerPage} total={rows.total} capped={rows.capped} onPage={onPage} />
        </Foot>
      )}
    </>
  );
}

/** The query of the view; null when no type of leave has the name that is searched. */
function useRequestsQuery({ status, year, q, order, page }: RequestsView): RequestsQuery | null {
  const types = useLeaveTypes();
  const found = q.trim()
    ? types.data?.filter(({ name }) => folded(name ?? '').includes(folded(q.trim()))).map(({ id }) => id)
    : undefined;
  if (found?.length === 0) return null;
  return {
    page: page - 1,
    rowsPerPage,
    ...orders[order],
    ...(status && { statuses: statusFilters[status] }),
    ...(year && { from: `${year}-01-01`, to: `${year}-12-31` }),
    ...(found && { leaveTypeIds: found }),
  };
}

function ViewFields({ view, onChange }: ViewProps) {
  const t = useT('leave');
  const now = Number(today().slice(0, 4));
  const offered = Array.from({ length: years }, (_, index) => String(now + 1 - index));
  const states = Object.keys(statusFilters) as StatusFilter[];
  return (
    <Filters>
      <SearchField label={t('requests.search')} value={view.q} onChange={(q) => onChange({ q })} />
      <SelectField
        label={t('common:common.status')}
        empty={t('common:common.all')}
        options={states.map((value) => ({ value, label: t(`requests.status.${value}`) }))}
        value={view.status}
        onChange={({ target }) => onChange({ status: target.value as StatusFilter | '' })}
      />
      <SelectField
        label={t('year')}
        empty={t('common:common.all')}
        options={offered.map((value) => ({ value, label: value }))}
        value={view.year}
        onChange={({ target }) => onChange({ year: target.value })}
      />
      <SelectField
        label={t('requests.order')}
        options={(Object.keys(orders) as Order[]).map((value) => ({ value, label: t(`requests.orders.${value}`) }))}
        value={view.order}
        onChange={({ target }) => onChange({ order: target.value as Order })}
      />
    </Filters>
  );
}
