import { type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { ink } from '@kadro/ui';
import { WaitingFor } from '../../../inbox/decide/WaitingFor.tsx';
import { RequestHeader } from '../../../inbox/detail/Header.tsx';
import { StepOf } from '../../../inbox/detail/StepOf.tsx';
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
import { WantedDays, WhoDecides } from '../shared/Parts.tsx';
import { useCorrectionWords, useShiftRequestWords } from '../shared/use-words.ts';

const Body = styled('div')({ display: 'grid', gap: 18, padding: '22px 28px', alignContent: 'start', minWidth: 0 });
const Rule = styled('hr')({ width: '100%', margin: 0, border: 0, borderBlockStart: `1px solid ${ink.line}` });
const Pair = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '24px 36px',
  alignItems: 'start',
  '& > *': { minWidth: 0, flex: '1 1 240px' },
  '& > :first-of-type': { flex: '1.35 1 360px' },
});
const Facts = styled('div')({ display: 'grid', gap: 24, alignContent: 'start', minWidth: 0 });

type Request = Correction | ShiftRequest;

function Wide({ request, facts }: { request: Request; facts: ReactNode }) {
  return (
    <Body>
      <RequestHeader request={request} />
      <Rule />
      <Pair>
        <Facts>{facts}</Facts>
        <WhoDecides request={request} />
      </Pair>
    </Body>
  );
}

function Narrow({ request, facts }: { request: Request; facts: ReactNode }) {
  return (
    <>
      <RequestHeader request={request} aside={<StepOf request={request} />} />
      {facts}
      <WhoDecides request={request} />
      <WaitingFor request={request} />
    </>
  );
}

const dayOf = ({ employeeId, date }: Correction): ReactNode => <DayFacts employeeId={employeeId} date={date} />;

const daysOf = (request: ShiftRequest): ReactNode => (
  <>
    <WantedDays request={request} />
    <DayFacts employeeId={request.employeeId} date={request.from} />
  </>
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
  drawWide: (request) => <Wide request={request} facts={dayOf(request)} />,
  drawNarrow: (request) => <Narrow request={request} facts={dayOf(request)} />,
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
  drawWide: (request) => <Wide request={request} facts={daysOf(request)} />,
  drawNarrow: (request) => <Narrow request={request} facts={daysOf(request)} />,
};
