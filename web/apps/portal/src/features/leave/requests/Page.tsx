import { folded, useT } from '@kadro/i18n';
import { SearchField, Sheet } from '@kadro/ui';
import { Async } from '../../../parts/Async.tsx';
import { AskButton } from '../../../requests/AskButton.tsx';
import { NoRequests } from '../../../requests/list/NoRequests.tsx';
import { Filters, Padded } from '../../../requests/list/parts.ts';
import { Rows } from '../../../requests/list/Rows.tsx';
import { ordersBy, pageOf, type RequestsView, statusFilters, useView } from '../../../requests/list/view.ts';
import { ViewFields } from '../../../requests/list/ViewFields.tsx';
import { useLeaveTypes } from '../data/page-queries.ts';
import { useLeaveRequests } from '../data/queries.ts';
import { type RequestsQuery } from '../data/questions.ts';
import { askForLeave } from '../paths.ts';
import { LeavePage } from '../shared/Frame.tsx';
import { RequestRow } from './Row.tsx';

const states = ['open', 'approved', 'denied', 'cancelled'] as const;
const orders = ordersBy('beginDate');
const years = 6;

/** The own leave requests. */
export default function RequestsPage() {
  const t = useT('leave');
  const [view, change] = useView(statusFilters);
  const query = useRequestsQuery(view);
  const rows = useLeaveRequests(query);
  const shown = states.map((value) => ({ value, label: t(`requests.status.${value}`) }));
  const none = <NoRequests view={view} onChange={change} title={t('requests.none')} text={t('requests.noneText')} />;
  return (
    <LeavePage page="leave-requests" actions={<AskButton to={askForLeave}>{t('portal:nav.askForLeave')}</AskButton>}>
      <Sheet flush>
        <Filters>
          <SearchField label={t('requests.search')} value={view.q} onChange={(q) => change({ q })} />
          <ViewFields view={view} onChange={change} states={shown} years={years} />
        </Filters>
        {query !== null && rows.data && rows.data.items.length > 0 ? (
          <Rows rows={rows.data} page={view.page} onPage={(page) => change({ page })}>
            {(request) => <RequestRow request={request} />}
          </Rows>
        ) : (
          <Padded>
            {query === null ? (
              none
            ) : (
              <Async query={rows} lines={6} failed={t('down')}>
                {() => none}
              </Async>
            )}
          </Padded>
        )}
      </Sheet>
    </LeavePage>
  );
}

/** The query of the view; null when no type of leave has the name that is searched. */
function useRequestsQuery(view: RequestsView<keyof typeof statusFilters>): RequestsQuery | null {
  const types = useLeaveTypes();
  const name = folded(view.q.trim());
  const found = name
    ? types.data?.filter((type) => folded(type.name ?? '').includes(name)).map(({ id }) => id)
    : undefined;
  if (found?.length === 0) return null;
  return { ...pageOf(view, statusFilters), ...orders[view.order], ...(found && { leaveTypeIds: found }) };
}
