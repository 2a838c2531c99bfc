import { type ReactNode } from 'react';
import { WhoDecides } from '../../../../requests/one/WhoDecides.tsx';
import { Narrow, Wide } from '../../../inbox/detail/Layout.tsx';
import { EmptyInbox } from '../../../inbox/list/Empty.tsx';
import { type InboxKind } from '../../../inbox/kind.ts';
import { DayFacts } from '../../overtime/shared/DayFacts.tsx';
import {
  correctionInbox,
  correctionQuestion,
  correctionsDecidedToday,
  shiftInbox,
  shiftRequestQuestion,
  shiftsDecidedToday,
} from '../data/questions.ts';
import { type Correction, type ShiftRequest } from '../data/types.ts';
import { correctionPaths, shiftPaths } from '../paths.ts';
import { WantedDays } from '../shared/WantedDays.tsx';
import { useCorrectionWords, useShiftRequestWords } from '../shared/use-words.ts';

const dayOf = ({ employeeId, date }: Correction): ReactNode => <DayFacts employeeId={employeeId} date={date} />;

const daysOf = (request: ShiftRequest): ReactNode => (
  <>
    <WantedDays request={request} />
    <DayFacts employeeId={request.employeeId} date={request.from} />
  </>
);

const wide = (request: Correction | ShiftRequest, facts: ReactNode) => (
  <Wide request={request} beside={<WhoDecides request={request} managers="shiftManagers" />}>
    {facts}
  </Wide>
);
const narrow = (request: Correction | ShiftRequest, facts: ReactNode) => (
  <Narrow request={request}>
    {facts}
    <WhoDecides request={request} managers="shiftManagers" />
  </Narrow>
);

const EmptyCorrections = () => <EmptyInbox decidedToday={correctionsDecidedToday} />;
const EmptyShifts = () => <EmptyInbox decidedToday={shiftsDecidedToday} />;

/** Corrected clock records in the inbox. */
export const correctionKind: InboxKind<Correction, Correction> = {
  name: 'correction',
  paths: { mine: correctionPaths.mine, all: correctionPaths.all },
  title: 'timesheet:requests.corrections',
  down: 'timesheet:requests.down',
  empty: () => Promise.resolve({ default: EmptyCorrections }),
  list: correctionInbox,
  one: correctionQuestion,
  useWords: useCorrectionWords,
  drawWide: (request) => wide(request, dayOf(request)),
  drawNarrow: (request) => narrow(request, dayOf(request)),
};

/** Other shifts in the inbox. */
export const shiftKind: InboxKind<ShiftRequest, ShiftRequest> = {
  name: 'shift',
  paths: { mine: shiftPaths.mine, all: shiftPaths.all },
  title: 'timesheet:requests.shifts',
  down: 'timesheet:requests.down',
  empty: () => Promise.resolve({ default: EmptyShifts }),
  list: shiftInbox,
  one: shiftRequestQuestion,
  useWords: useShiftRequestWords,
  drawWide: (request) => wide(request, daysOf(request)),
  drawNarrow: (request) => narrow(request, daysOf(request)),
};
