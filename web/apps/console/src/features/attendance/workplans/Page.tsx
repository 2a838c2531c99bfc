import { useT } from '@kadro/i18n';
import { EmptyState, ink, KeyHint, Pager, phone, ReadFailure, SkeletonBlock, useToast } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { RecordPicker } from '../../../form/inputs/pickers.tsx';
import { UnsavedGuard } from '../../../form/UnsavedGuard.tsx';
import { SidePanel } from '../../../table/SidePanel.tsx';
import { Between, SpanChoice, useDays } from './Dates.tsx';
import { PickedBar } from './board/Bar.tsx';
import { Brushes } from './board/Brushes.tsx';
import { type Drafts } from './board/drafts.ts';
import { Findings } from './board/Findings.tsx';
import { Grid } from './board/Grid.tsx';
import { CoverageRows } from './coverage/Rows.tsx';
import { NeedDialog } from './coverage/NeedDialog.tsx';
import { useCoverage } from './coverage/use-coverage.ts';
import { useSetting } from './board/use-setting.ts';
import { BoardHead } from './Head.tsx';
import { DayPanel } from './plans/DayPanel.tsx';
import { ClearDialog, PlanDialog } from './plans/PlanDialog.tsx';
import { actFor, type BoardState, useBoard } from './use-board.ts';
import { peoplePerPage, useRoster } from './use-roster.ts';

const Whole = styled('div')({
  display: 'flex',
  flex: 1,
  minHeight: 0,
  minWidth: 0,
  position: 'relative',
  [phone]: { flex: '1 0 auto' },
});
const Main = styled('div')({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 });
const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '8px 16px',
  padding: '12px 16px',
  borderBlockEnd: `1px solid ${ink.line}`,
  '& .place': { width: 220 },
  [phone]: { paddingInline: 14, '& .place': { width: '100%' } },
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

const noDrafts: Drafts = new Map();

/** What is painted stays while one pages and steps, until it is set. */
export function Workplan() {
  const t = useT('console-attendance');
  const { span, setSpan, days, go } = useDays();
  const [where, setWhere] = useState({ branchId: '', teamId: '' });
  const [page, setPage] = useState(1);
  const [drafts, setDrafts] = useState(noDrafts);
  const roster = useRoster({ days, ...where, page });
  const choose = (more: Partial<typeof where>) => {
    setWhere((before) => ({ ...before, ...more }));
    setPage(1);
  };
  useEffect(() => void (document.title = `${t('console:nav.workplans')} · Kadro`), [t]);
  return (
    <Board
      key={`${days[0]} ${days.length} ${where.branchId} ${where.teamId} ${page}`}
      days={days}
      roster={roster}
      branchId={where.branchId}
      teamId={where.teamId}
      page={page}
      onPage={setPage}
      drafts={drafts}
      onDrafts={setDrafts}
    >
      <SpanChoice span={span} onSpan={setSpan} />
      <Between days={days} span={span} onGo={go} />
      <Place of="branches" field="branchId" value={where.branchId} onChange={(branchId) => choose({ branchId })} />
      <Place of="teams" field="teamId" value={where.teamId} onChange={(teamId) => choose({ teamId })} />
    </Board>
  );
}

interface PlaceProps {
  of: 'branches' | 'teams';
  field: 'branchId' | 'teamId';
  value: string;
  onChange: (id: string) => void;
}

function Place({ of, field, value, onChange }: PlaceProps) {
  const t = useT('console-attendance');
  return (
    <div className="place">
      <RecordPicker
        of={of}
        id={`workplan-${field}`}
        label={t(`console-fields:field.${field}`)}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

interface BoardProps {
  days: readonly string[];
  roster: ReturnType<typeof useRoster>;
  branchId: string;
  teamId: string;
  page: number;
  onPage: (page: number) => void;
  drafts: Drafts;
  onDrafts: (drafts: Drafts) => void;
  children: ReactNode;
}

function Board(props: BoardProps) {
  const t = useT('console-attendance');
  const toast = useToast();
  const { days, roster, page, onPage, drafts, onDrafts, children } = props;
  const board = useBoard(props);
  const setting = useSetting(drafts, onDrafts, (set) =>
    toast({ text: t('roster.setToast', { days: set }), status: 'APPROVED' }),
  );
  return (
    <Whole>
      <Main>
        <BoardHead total={roster.total} board={board} days={days} painted={drafts.size} setting={setting} />
        <Tools>{children}</Tools>
        <Brushes brushes={board.brushes} disabled={board.people.length === 0} onPaint={board.painting.paint} />
        <Findings setting={setting} />
        <Body roster={roster}>
          <BoardGrid board={board} {...props} />
        </Body>
        <PickedBar
          count={board.count}
          painting={board.painting}
          onPlan={board.plan}
          onTakeOut={board.clear}
          onClear={board.unpick}
        />
        <BoardFoot page={page} total={roster.total} onPage={onPage} onPeek={board.peek} />
      </Main>
      <Beside board={board} />
      <Dialogs board={board} />
      <Unset isDirty={drafts.size > 0} />
    </Whole>
  );
}

type GridProps = Pick<BoardProps, 'days' | 'roster' | 'drafts' | 'branchId' | 'teamId'> & { board: BoardState };

function BoardGrid({ board, ...props }: GridProps) {
  const t = useT('console-attendance');
  const { days, roster, drafts } = props;
  const coverage = useCoverage(props);
  return (
    <Grid
      label={t('console:nav.workplans')}
      rows={roster.rows}
      days={days}
      picked={board.picked}
      onPick={board.setPicked}
      onPlan={board.plan}
      onPeek={board.peek}
      onEscape={board.escape}
      drafts={drafts}
      brushes={board.brushes}
      foot={(room) => <CoverageRows read={coverage} days={days} room={room} onSet={board.setNeed} />}
      actOf={(event) => actFor(event.nativeEvent, board)}
    />
  );
}

function Unset({ isDirty }: { isDirty: boolean }) {
  const settled = useRef(false);
  return <UnsavedGuard dirty={isDirty} settled={settled} />;
}

type OfBoard = { board: BoardState };

function Dialogs({ board: { doing, people, from, to, done, needAt } }: OfBoard) {
  if (needAt) return <NeedDialog at={needAt} onClose={done} />;
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
        <KeyHint keys={['1', '–', '9']}>{t('roster.paintKey')}</KeyHint>
        <KeyHint keys={['Ctrl', 'C']}>{t('roster.copyKey')}</KeyHint>
        <KeyHint keys={[t('console:keys.space')]}>{t('console:keys.peek')}</KeyHint>
        <KeyHint keys={[t('console:keys.enter')]}>{t('roster.planKey')}</KeyHint>
      </span>
      <Pager page={page} rowsPerPage={peoplePerPage} total={total} onPage={onPage} />
    </Foot>
  );
}
