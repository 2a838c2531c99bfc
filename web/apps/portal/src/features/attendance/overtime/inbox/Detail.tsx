import { Narrow, Wide } from '../../../inbox/detail/Layout.tsx';
import { type OvertimeRequest } from '../data/types.ts';
import { DayFacts } from '../shared/DayFacts.tsx';
import { WhoDecides } from '../shared/WhoDecides.tsx';
import { YearFacts } from '../shared/YearFacts.tsx';

const Day = ({ request: { employeeId, overtimeDate } }: { request: OvertimeRequest }) => (
  <DayFacts employeeId={employeeId} date={overtimeDate} />
);

const YearAndDeciders = ({ request }: { request: OvertimeRequest }) => (
  <>
    <YearFacts of={{ requestId: request.id }} minutes={request.durationInMinutes} />
    <WhoDecides request={request} />
  </>
);

/** The open request on wide screens. */
export const RequestDetail = ({ request }: { request: OvertimeRequest }) => (
  <Wide request={request} beside={<YearAndDeciders request={request} />}>
    <Day request={request} />
  </Wide>
);

/** The open request on narrow screens. */
export const RequestCard = ({ request }: { request: OvertimeRequest }) => (
  <Narrow request={request}>
    <Day request={request} />
    <YearAndDeciders request={request} />
  </Narrow>
);
