import { useT } from '@kadro/i18n';
import { EmptyInbox } from '../../../inbox/list/Empty.tsx';
import { type InboxKind, type TypeFilter } from '../../../inbox/kind.ts';
import { decidedTodayQuestion, inboxQuestion, requestQuestion } from '../data/questions.ts';
import { useOvertimeTypes } from '../data/queries.ts';
import { type OvertimeRequest, type OvertimeRow } from '../data/types.ts';
import { pendingPaths } from '../paths.ts';
import { useOvertimeWords } from '../shared/use-words.ts';
import { RequestCard, RequestDetail } from './Detail.tsx';

/** Overtime in the inbox. */
export const overtimeKind: InboxKind<OvertimeRow, OvertimeRequest> = {
  name: 'overtime',
  paths: pendingPaths,
  title: 'portal:nav.overtimeRequests',
  down: 'overtime:down',
  list: inboxQuestion,
  one: requestQuestion,
  empty: async () => ({ default: EmptyOvertime }),
  useWords: useOvertimeWords,
  useTypes: useTypeFilter,
  drawWide: (request) => <RequestDetail request={request} />,
  drawNarrow: (request) => <RequestCard request={request} />,
};

const EmptyOvertime = () => <EmptyInbox decidedToday={decidedTodayQuestion} />;

function useTypeFilter(): TypeFilter {
  const t = useT('overtime');
  const { data: types = [] } = useOvertimeTypes();
  return {
    label: t('type'),
    all: t('allTypes'),
    options: types.map(({ id, name }) => ({ value: id, label: name ?? t('title') })),
  };
}
