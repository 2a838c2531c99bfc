import { useFormat, useT } from '@kadro/i18n';
import { Sheet } from '@kadro/ui';
import { Async } from '../../../../parts/Async.tsx';
import { AskButton } from '../../../../requests/AskButton.tsx';
import { NoRequests } from '../../../../requests/list/NoRequests.tsx';
import { Filters, Padded } from '../../../../requests/list/parts.ts';
import { RequestLine } from '../../../../requests/list/RequestLine.tsx';
import { Rows } from '../../../../requests/list/Rows.tsx';
import { ordersBy, pageOf, statusFilters, useView } from '../../../../requests/list/view.ts';
import { ViewFields } from '../../../../requests/list/ViewFields.tsx';
import { StateSquare } from '../../shared/StateSquare.tsx';
import { TimePage } from '../../shared/TimePage.tsx';
import { useOwnRequests } from '../data/queries.ts';
import { isDraft, type OvertimeRow } from '../data/types.ts';
import { askForOvertime, overtimeRequests } from '../paths.ts';
import { useOvertimeWords } from '../shared/use-words.ts';

const statuses = { draft: ['UNKNOWN'], ...statusFilters } as const;
const states = ['draft', 'open', 'approved', 'denied', 'cancelled'] as const;
const orders = ordersBy('overtimeDate');
const years = 3;

/** The own overtime requests. */
export default function RequestsPage() {
  const t = useT('overtime');
  const [view, change] = useView(statuses);
  const rows = useOwnRequests({ ...pageOf(view, statuses), ...orders[view.order] });
  const shown = states.map((value) => ({ value, label: t(`states.${value}`) }));
  return (
    <TimePage
      path={overtimeRequests}
      actions={<AskButton to={askForOvertime}>{t('portal:nav.askForOvertime')}</AskButton>}
    >
      <Sheet flush>
        <Filters data-choices="3">
          <ViewFields view={view} onChange={change} states={shown} years={years} />
        </Filters>
        {rows.data && rows.data.items.length > 0 ? (
          <Rows rows={rows.data} page={view.page} onPage={(page) => change({ page })}>
            {(request) => <Row request={request} />}
          </Rows>
        ) : (
          <Padded>
            <Async query={rows} lines={6} failed={t('down')}>
              {() => <NoRequests view={view} onChange={change} title={t('none')} text={t('noneText')} />}
            </Async>
          </Padded>
        )}
      </Sheet>
    </TimePage>
  );
}

function Row({ request }: { request: OvertimeRow }) {
  const t = useT('overtime');
  const { dateInSentence } = useFormat();
  const words = useOvertimeWords();
  const date = dateInSentence(request.requestedDateTime);
  return (
    <RequestLine
      to={`${overtimeRequests}/${request.id}`}
      mark={<StateSquare status={request.status} />}
      type={words.period(request)}
      asked={t(isDraft(request) ? 'keptOn' : 'leave:requests.asked', { date })}
      period={words.amount(request)}
      amount={[words.part(request), words.type(request)].join(' · ')}
      status={request.status}
      word={words.status(request)}
    />
  );
}
