import { Link } from 'react-router';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useFormat, useT } from '@kadro/i18n';
import { DaySquare, EmptyState, Pager, SelectField, Sheet, today } from '@kadro/ui';
import { Async } from '../../../../parts/Async.tsx';
import { Filters, Foot, List, Padded } from '../../../../requests/list-parts.ts';
import { RequestLine } from '../../../../requests/RequestLine.tsx';
import { type Rows as PageOf } from '../../../../requests/types.ts';
import { TimePage } from '../../shared/TimePage.tsx';
import { useOwnRequests } from '../data/queries.ts';
import { isDraft, type OvertimeRow } from '../data/types.ts';
import { askForOvertime, overtimeRequests } from '../paths.ts';
import { useOvertimeWords } from '../shared/use-words.ts';
import { type Order, orders, type StatusFilter, statusFilters, useRequestsView, type View } from './use-view.ts';

const rowsPerPage = 20;
const years = 3;

/** The own overtime requests. */
export default function RequestsPage() {
  const t = useT('overtime');
  const [view, change] = useRequestsView();
  const { status, year, order, page } = view;
  const rows = useOwnRequests({
    page: page - 1,
    rowsPerPage,
    ...orders[order],
    ...(status && { statuses: statusFilters[status] }),
    ...(year && { from: `${year}-01-01`, to: `${year}-12-31` }),
  });
  return (
    <TimePage path={overtimeRequests} actions={<AskButton />}>
      <Sheet flush>
        <ViewFields view={view} onChange={change} />
        {rows.data && rows.data.items.length > 0 ? (
          <Rows rows={rows.data} page={page} onPage={(next) => change({ page: next })} />
        ) : (
          <Padded>
            <Async query={rows} lines={6} failed={t('down')}>
              {() => <NoRequests view={view} onChange={change} />}
            </Async>
          </Padded>
        )}
      </Sheet>
    </TimePage>
  );
}

function AskButton() {
  const t = useT('portal');
  return (
    <Button
      component={Link}
      to={askForOvertime}
      variant="contained"
      startIcon={<Plus strokeWidth={1.7} aria-hidden />}
      sx={{ maxWidth: '100%', whiteSpace: 'normal' }}
    >
      {t('nav.askForOvertime')}
    </Button>
  );
}

interface ViewProps {
  view: View;
  onChange: (part: Partial<View>) => void;
}

function NoRequests({ view: { status, year }, onChange }: ViewProps) {
  const t = useT('overtime');
  if (status === '' && year === '') return <EmptyState title={t('none')} text={t('noneText')} />;
  return (
    <EmptyState
      title={t('common:state.noResults')}
      action={<Button onClick={() => onChange({ status: '', year: '' })}>{t('common:action.clearFilters')}</Button>}
    />
  );
}

function Rows({ rows, page, onPage }: { rows: PageOf<OvertimeRow>; page: number; onPage: (page: number) => void }) {
  return (
    <>
      <List>
        {rows.items.map((request) => (
          <li key={request.id}>
            <Row request={request} />
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

const fills = { APPROVED: 'solid', PENDING: 'striped', NEED_EXTRA_DETAIL: 'striped' } as const;
const fillOf = (status: OvertimeRow['status']) =>
  Object.entries(fills).find(([one]) => one === status)?.[1] ?? 'hollow';

function Row({ request }: { request: OvertimeRow }) {
  const t = useT('overtime');
  const { dateInSentence } = useFormat();
  const words = useOvertimeWords();
  const date = dateInSentence(request.requestedDateTime);
  return (
    <RequestLine
      to={`${overtimeRequests}/${request.id}`}
      mark={<DaySquare fill={fillOf(request.status)} tone="own" />}
      type={words.period(request)}
      asked={t(isDraft(request) ? 'keptOn' : 'leave:requests.asked', { date })}
      period={words.amount(request)}
      amount={[words.part(request), words.type(request)].join(' · ')}
      status={request.status}
      word={words.status(request)}
    />
  );
}

function ViewFields({ view, onChange }: ViewProps) {
  const t = useT('overtime');
  const now = Number(today().slice(0, 4));
  const offered = Array.from({ length: years }, (_, index) => String(now + 1 - index));
  const states: readonly StatusFilter[] = ['draft', 'open', 'approved', 'denied', 'cancelled'];
  const orderNames: readonly Order[] = ['newest', 'last', 'first', 'status'];
  return (
    <Filters data-choices="3">
      <SelectField
        label={t('common:common.status')}
        empty={t('common:common.all')}
        options={states.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={view.status}
        onChange={({ target }) => onChange({ status: states.find((one) => one === target.value) ?? '' })}
      />
      <SelectField
        label={t('leave:year')}
        empty={t('common:common.all')}
        options={offered.map((value) => ({ value, label: value }))}
        value={view.year}
        onChange={({ target }) => onChange({ year: target.value })}
      />
      <SelectField
        label={t('leave:requests.order')}
        options={orderNames.map((value) => ({ value, label: t(`leave:requests.orders.${value}`) }))}
        value={view.order}
        onChange={({ target }) => onChange({ order: orderNames.find((one) => one === target.value) })}
      />
    </Filters>
  );
}
