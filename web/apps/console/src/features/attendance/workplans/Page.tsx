import { useT } from '@kadro/i18n';
import { EmptyState, ink, KeyHint, Pager, phone, ReadFailure, SkeletonBlock } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useStore } from 'react-admin';
import { UnsavedGuard } from '../../../form/UnsavedGuard.tsx';
import { Between, SpanChoice, useDays } from './Dates.tsx';
import { PickedBar } from './board/Bar.tsx';
import { type Drafts } from './board/drafts.ts';
import { Grid } from './board/Grid.tsx';
import { type Grouping } from './board/grouping.ts';
import { type DraftSteps, useDrafts } from './board/use-drafts.ts';
import { Brushes } from './brushes/Brushes.tsx';
import { isNothingPlanned, NothingPlanned } from './brushes/NothingPlanned.tsx';
import { PatternButton } from './brushes/PatternButton.tsx';
import { ConflictPanel } from './conflicts/Panel.tsx';
import { ConflictStrip } from './conflicts/Strip.tsx';
import { CoverageRows } from './coverage/Rows.tsx';
import { NeedDialog } from './coverage/NeedDialog.tsx';
import { useCoverage } from './coverage/use-coverage.ts';
import { Findings } from './setting/Findings.tsx';
import { type Setting, useSetting } from './setting/use-setting.ts';
import { BoardHead } from './Head.tsx';
import { useSums } from './sums/use-sums.ts';
import { Beside } from './plans/Beside.tsx';
import { ClearDialog, PlanDialog } from './plans/PlanDialog.tsx';
import { GroupChoice, Place, Tools, useWhere } from './Tools.tsx';
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

/** What is painted stays while one pages and steps, until it is set. */
export function Workplan() {
  const t = useT('console-attendance');
  const { span, setSpan, isSmall, days, go } = useDays();
  const { where, choose } = useWhere();
  const [page, setPage] = useState(1);
  const [grouping, setGrouping] = useStore<Grouping>('workplans.grouping', 'branch');
  const steps = useDrafts();
  const setting = useSetting(steps);
  const roster = useRoster({ days, ...where, page, grouping });
  const place = (field: 'branchId' | 'teamId', id: string) => {
    choose(field, id);
    setPage(1);
  };
  useEffect(() => void (document.title = `${t('console:nav.workplans')} · Kadro`), [t]);
  return (
    <Board
      key={`${days[0]} ${days.length} ${where.branchId} ${where.teamId} ${grouping} ${page}`}
      days={days}
      roster={roster}
      {...where}
      grouping={grouping}
      page={page}
      onPage={setPage}
      steps={steps}
      setting={setting}
    >
      {!isSmall && <SpanChoice span={span} onSpan={setSpan} />}
      <Between days={days} span={span} onGo={go} />
      <Place of="branches" field="branchId" value={where.branchId} onChange={(id) => place('branchId', id)} />
      <Place of="teams" field="teamId" value={where.teamId} onChange={(id) => place('teamId', id)} />
      <GroupChoice
        grouping={grouping}
        onGroup={(next) => {
          setGrouping(next);
          setPage(1);
        }}
      />
    </Board>
  );
}

interface BoardProps {
  days: readonly string[];
  roster: ReturnType<typeof useRoster>;
  branchId: string;
  teamId: string;
  page: number;
  onPage: (page: number) => void;
  grouping: Grouping;
  steps: DraftSteps;
  setting: Setting;
  children: ReactNode;
}

function Board(props: BoardProps) {
  const { days, roster, page, onPage, steps, setting, children } = props;
  const { drafts } = steps;
  const board = useBoard({ ...props, isCorrection: setting.reason !== '' });
  return (
    <Whole>
      <Main>
        <BoardHead total={roster.total} board={board} days={days} painted={drafts.size} setting={setting} />
        <Tools>{children}</Tools>
        <BoardBrushes board={board} days={days} roster={roster} painted={drafts.size} />
        <Findings setting={setting} />
        <Body roster={roster}>
          <BoardGrid board={board} {...props} />
        </Body>
        <PickedBar
          days={board.count}
          people={board.people.length}
          painting={board.painting}
          onPlan={board.plan}
          onTakeOut={board.clear}
          onClear={board.unpick}
        />
        <BoardFoot page={page} total={roster.total} onPage={onPage} onPeek={board.peek} />
      </Main>
      <Beside board={board} />
      <Explained board={board} drafts={drafts} onReason={setting.setReason} />
      <Dialogs board={board} onUndo={setting.undo} />
      <Unset isDirty={drafts.size > 0} />
    </Whole>
  );
}

type BrushesOf = Pick<BoardProps, 'days' | 'roster'> & { board: BoardState; painted: number };

/** Brushes and patterns; where nothing is planned yet, a pattern to begin with. */
function BoardBrushes({ board, days, roster: { rows, isPending }, painted }: BrushesOf) {
  const { brushes, hand, people, patterns, painting, mayPlan, isSeveral, from, to } = board;
  const everybody = rows.flatMap(({ person }) => (mayPlan(person.id) ? [person.id] : []));
  // one day is where one stands, and no choice
  const [ids, dates] = isSeveral
    ? [people.map(({ id }) => id), days.filter((day) => from <= day && day <= to)]
    : [everybody, days];
  const pattern = {
    patterns,
    brushes,
    days: dates,
    people: ids.length,
    onPaint: (byDate: Parameters<typeof painting.paintDays>[1]) => painting.paintDays(ids, byDate),
  };
  const isEmpty = !isPending && painted === 0 && everybody.length > 0 && isNothingPlanned(rows);
  return (
    <>
      <Brushes brushes={brushes} disabled={everybody.length === 0} held={hand.held} onTake={hand.take}>
        {!isEmpty && <PatternButton {...pattern} />}
        <ConflictStrip check={board.check} conflicts={board.conflicts} />
      </Brushes>
      {isEmpty && (
        <NothingPlanned>
          <PatternButton {...pattern} />
        </NothingPlanned>
      )}
    </>
  );
}

type GridProps = Omit<BoardProps, 'page' | 'onPage' | 'children'> & { board: BoardState };

function BoardGrid({ board, ...props }: GridProps) {
  const t = useT('console-attendance');
  const { days, roster, grouping } = props;
  const { drafts } = props.steps;
  const coverage = useCoverage({ ...props, drafts });
  const sumsOf = useSums({ people: roster.rows.map(({ person }) => person.id), days, drafts });
  return (
    <Grid
      label={t('console:nav.workplans')}
      groups={roster.groups}
      grouping={grouping}
      days={days}
      picked={board.picked}
      onPick={board.setPicked}
      onPicked={board.pressed}
      onPlan={board.plan}
      onPeek={board.peek}
      onEscape={board.escape}
      drafts={drafts}
      sumsOf={sumsOf}
      mayPlan={board.mayPlan}
      brushes={board.brushes}
      check={board.check}
      explained={board.conflicts.explained}
      foot={(room) => <CoverageRows read={coverage} days={days} room={room} onSet={board.setNeed} />}
      actOf={(event) => actFor(event.nativeEvent, board)}
    />
  );
}

type ExplainedProps = OfBoard & { drafts: Drafts; onReason: (reason: string) => void };

function Explained({ board, drafts, onReason }: ExplainedProps) {
  const { conflicts, reached, brushes, painting, mayPlan } = board;
  const at = conflicts.explained;
  if (!at || !reached || reached.person.id !== at.employeeId) return null;
  return (
    <ConflictPanel
      {...{ conflicts, row: reached, drafts, brushes, painting, onReason }}
      mayPlan={mayPlan(at.employeeId)}
    />
  );
}

function Unset({ isDirty }: { isDirty: boolean }) {
  const settled = useRef(false);
  return <UnsavedGuard dirty={isDirty} settled={settled} />;
}

type OfBoard = { board: BoardState };

function Dialogs({ board, onUndo }: OfBoard & { onUndo: Setting['undo'] }) {
  const { doing, people, from, to, done, needAt } = board;
  if (needAt) return <NeedDialog at={needAt} onClose={done} />;
  const of = { people, from, to, onClose: done };
  if (doing === 'plan') return <PlanDialog {...of} onUndo={onUndo} />;
  return doing && <ClearDialog {...of} />;
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
        <KeyHint keys={['Shift', t('console:keys.space')]}>{t('roster.chooseKey')}</KeyHint>
        <KeyHint keys={['1', '–', '9']}>{t('roster.paintKey')}</KeyHint>
        <KeyHint keys={['C']}>{t('roster.conflictKey')}</KeyHint>
        <KeyHint keys={['Ctrl', 'C']}>{t('roster.copyKey')}</KeyHint>
        <KeyHint keys={[t('console:keys.space')]}>{t('console:keys.peek')}</KeyHint>
        <KeyHint keys={[t('console:keys.enter')]}>{t('roster.planKey')}</KeyHint>
      </span>
      <Pager page={page} rowsPerPage={peoplePerPage} total={total} onPage={onPage} />
    </Foot>
  );
}
