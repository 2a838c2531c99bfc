import { useFormat, useT } from '@kadro/i18n';
import { DotSeparated } from '../../../parts/DotSeparated.tsx';
import { RequestLine } from '../../../requests/list/RequestLine.tsx';
import { statusWord } from '../../../requests/status-word.ts';
import { leaveRequests } from '../paths.ts';
import { KindSquare } from '../shared/KindSquare.tsx';
import { type LeaveRow } from '../data/types.ts';
import { useRequestWords } from '../shared/use-request-words.ts';

export function RequestRow({ request }: { request: LeaveRow }) {
  const t = useT('leave');
  const { dateInSentence } = useFormat();
  const words = useRequestWords();
  return (
    <RequestLine
      to={`${leaveRequests}/${request.id}`}
      mark={<KindSquare type={request.leaveType} />}
      type={words.type(request)}
      asked={t('requests.asked', { date: dateInSentence(request.requestedDateTime) })}
      period={words.period(request)}
      amount={<DotSeparated parts={[words.amount(request), words.part(request)]} />}
      status={request.status}
      word={t(statusWord[request.status])}
    />
  );
}
