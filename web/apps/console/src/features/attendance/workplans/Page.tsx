import { useFormat, useT } from '@kadro/i18n';
import { EmptyState, ink, KeyHint, PageTitle, Pager, phone, ReadFailure, SkeletonBlock } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';
import { RecordPicker } from '../../../form/inputs/pickers.tsx';
import { useSession } from '../../../server/api.ts';
import { SidePanel } from '../../../table/SidePanel.tsx';
import { useMoment } from '../../../time/moment.tsx';
import { Between, SpanChoice, useDays } from './Dates.tsx';
import { DayPanel } from './DayPanel.tsx';
import { Grid } from './Grid.tsx';
import { boundsOf, type Picked } from './picking.ts';
import { ClearDialog, PlanDialog } from './PlanDialog.tsx';
import { peoplePerPage, type RosterRow, useRoster } from './use-roster.ts';

const Whole = styled('div')({
  display: 'flex',
  flex: 1,
  minHeight: 0,
  minWidth: 0,
  position: 'relative',
  [phone]: { flex: '1 0 auto' },
});
const Main = styled('div')({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 });
const Head = styled('div')(({ theme }) => ({
  padding: '14px 16px 0',
  [phone]: { paddingInline: 14 },
  '& small': { ...(theme.typography.dense as object), color: ink.textMuted, letterSpacing: 0, marginInlineStart: 6 },
}));
const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '8px 16px',
  padding: '12px 16px',
  borderBlockEnd: `1px solid ${ink.line}`,
  '& .branch': { width: 240 },
  [phone]: { paddingInline: 14, '& .branch': { width: '100%' } },
});
const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: 44,
  padding: '4px 16px',
  borderBlockStart: `1px solid ${ink.line}`,
  '& nav': { marginInlineStart: 'auto' },
  // a phone has no place beside
  [phone]: { '& > button': { display: 'none' } },
  '& .hints': { display: 'flex', gap: 14, [theme.breakpoints.down(1180)]: { display: 'none' } },
}));
const Message = styled('div')({ flex: 1, padding: '32px 16px' });

const start: Picked = { begun: { row: 0, column: 0 }, reached: { row: 0, column: 0 } };
export function Workplan() {
  const t = useT('console-attendance');
  const { span, setSpan, days, go } = useDays();
  const [branchId, setBranchId] = useState('');
  const [page, setPage] = useState(1);
  const roster = useRoster({ days, branchId, page });
  useEffect(() => void (document.title = `${t('console:nav.workplans')} · Kadro`), [t]);
  return (
    <Board
      key={`${days[0]} ${days.length} ${branchId} ${page}`}
      days={days}
      roster={roster}
      page={page}
      onPage={setPage}
    >
      <SpanChoice span={span} onSpan={setSpan} />
      <Between days={days} span={span} onGo={go} />
      <div className="branch">
        <RecordPicker
          of="branches"
          id="workplan-branch"
          label={t('console-fields:field.branchId')}
          value={branchId}
          onChange={(id) => {
            setBranchId(id);
            setPage(1);
          }}
        />
      </div>
    </Board>
  );
}

interface BoardProps {
  days: readonly string[];
  roster: ReturnType<typeof useRoster>;
  page: number;
  onPage: (page: number) => void;
  children: ReactNode;
}

/** Whom of the picked rows the reader may plan for: everybody but himself. */
function useChosen(rows: readonly RosterRow[], picked: Picked) {
  const { id } = useSession();
  const { isOtherDay } = useMoment();
  const { top, bottom } = boundsOf(picked);
  return isOtherDay
    ? []
    : rows
        .slice(top, bottom + 1)
        .map(({ person }) => person)
        .filter((person) => person.id !== id);
}

/** What is picked on the board, and what is opened over it. */
function useBoard({ days, roster: { rows } }: Pick<BoardProps, 'days' | 'roster'>) {
  const [picked, setPicked] = useState(start);
  const [isPeeking, setPeeking] = useState(false);
  const [doing, setDoing] = useState<'plan' | 'clear'>();
  const people = useChosen(rows, picked);
  const { first, last } = boundsOf(picked);
  const escape = () => (isPeeking ? setPeeking(false) : setPicked({ ...picked, begun: picked.reached }));
  return {
    picked,
    setPicked,
    people,
    from: days[first] ?? '',
    to: days[last] ?? '',
    count: people.length * (last - first + 1),
    reached: rows[picked.reached.row],
    date: days[picked.reached.column] ?? '',
    isPeeking,
    peek: () => setPeeking(!isPeeking),
    escape,
    doing,
    plan: () => people.length > 0 && setDoing('plan'),
    clear: () => people.length > 0 && setDoing('clear'),
    done: () => setDoing(undefined),
  };
}

function Board({ days, roster, page, onPage, children }: BoardProps) {
  const t = useT('console-attendance');
  const { rows, total } = roster;
  const board = useBoard({ days, roster });
  return (
    <Whole>
      <Main>
        <BoardHead total={total} board={board} />
        <Tools>{children}</Tools>
        <Body roster={roster}>
          <Grid
            label={t('console:nav.workplans')}
            rows={rows}
            days={days}
            picked={board.picked}
            onPick={board.setPicked}
            onPlan={board.plan}
            onPeek={board.peek}
            onEscape={board.escape}
          />
        </Body>
        <BoardFoot page={page} total={total} onPage={onPage} onPeek={board.peek} />
      </Main>
      <Beside board={board} />
      <Dialogs board={board} />
    </Whole>
  );
}

type OfBoard = { board: ReturnType<typeof useBoard> };

function BoardHead({ total, board: { people, count, plan, clear } }: OfBoard & { total: number }) {
  const t = useT('console-attendance');
  const { number } = useFormat();
  const title = (
    <>
      {t('console:nav.workplans')} <small>{number(total)}</small>
    </>
  );
  const isNobody = people.length === 0;
  const buttons = (
    <>
      <Button variant="outlined" disabled={isNobody} onClick={clear}>
        {t('roster.takeOut')}
      </Button>
      <Button variant="contained" disabled={isNobody} onClick={plan}>
        {isNobody ? t('roster.plan') : t('roster.planButton', { count })}
      </Button>
    </>
  );
  return (
    <Head>
      <PageTitle title={title} actions={buttons} />
    </Head>
  );
}

function Dialogs({ board: { doing, people, from, to, done } }: OfBoard) {
  const Dialog = doing === 'plan' ? PlanDialog : ClearDialog;
  return doing && <Dialog people={people} from={from} to={to} onClose={done} />;
}

function Beside({ board: { isPeeking, peek, reached, date, people } }: OfBoard) {
  const t = useT('console');
  if (!isPeeking || !reached) return null;
  return (
    <SidePanel label={t('panel.label')} onClose={peek}>
      <DayPanel
        key={`${reached.person.id} ${date}`}
        person={reached.person}
        date={date}
        day={reached.days.get(date)}
        mayPlan={people.some(({ id }) => id === reached.person.id)}
      />
    </SidePanel>
  );
}

function Body({ roster, children }: Pick<BoardProps, 'roster' | 'children'>) {
  const t = useT('console-attendance');
  const { rows, isPending, error, retry } = roster;
  if (error && rows.length === 0)
    return (
      <Message>
        <ReadFailure error={error} title={t('console:list.failed')} onRetry={retry} />
      </Message>
    );
  if (isPending)
    return (
      <Message>
        <SkeletonBlock lines={14} />
      </Message>
    );
  if (rows.length === 0)
    return (
      <Message>
        <EmptyState title={t('roster.empty')} text={t('roster.emptyText')} />
      </Message>
    );
  return children;
}

interface FootProps {
  page: number;
  total: number;
  onPage: (page: number) => void;
  onPeek: () => void;
}

function BoardFoot({ page, total, onPage, onPeek }: FootProps) {
  const t = useT('console-attendance');
  return (
    <Foot>
      <Button size="small" variant="outlined" onClick={onPeek}>
        {t('roster.peek')}
      </Button>
      <span className="hints">
        <KeyHint keys={['Shift', '→']}>{t('console:keys.select')}</KeyHint>
        <KeyHint keys={[t('console:keys.space')]}>{t('console:keys.peek')}</KeyHint>
        <KeyHint keys={[t('console:keys.enter')]}>{t('roster.planKey')}</KeyHint>
      </span>
      <Pager page={page} rowsPerPage={peoplePerPage} total={total} onPage={onPage} />
    </Foot>
  );
}
