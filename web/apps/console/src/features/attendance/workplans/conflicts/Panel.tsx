import { useFormat, useT } from '@kadro/i18n';
import { feedback, float, ink, KeyHint } from '@kadro/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cellId } from '../board/Line.tsx';
import { draftKey, type Drafts } from '../board/drafts.ts';
import { type Painting } from '../board/use-painting.ts';
import { type Brush } from '../brushes/use-brushes.ts';
import { useShiftName } from '../../day/words.tsx';
import { Correction } from '../../periods/CorrectClosed.tsx';
import { type RosterRow } from '../use-roster.ts';
import { type Conflict } from './use-check.ts';
import { type Conflicts, focusDay } from './use-conflicts.ts';

const Sheet = styled('dialog')(({ theme }) => ({
  ...(theme.typography.dense as object),
  position: 'relative',
  margin: 0,
  border: 0,
  display: 'grid',
  gap: 8,
  width: 336,
  maxWidth: 'calc(100vw - 24px)',
  maxHeight: '70dvh',
  overflow: 'auto',
  padding: '14px 16px',
  borderRadius: 14,
  color: ink.text,
  backgroundColor: ink.surface,
  boxShadow: float,
  '&:focus': { outline: 'none' },
  '& h2': {
    ...(theme.typography.section as object),
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    paddingInlineEnd: 32,
    '& svg': { flex: 'none', width: 18, height: 18, color: feedback.error.text },
  },
  '& p': { color: ink.textMuted },
  '& ul': { listStyle: 'none', display: 'grid', gap: 2 },
  '& li': { display: 'flex', flexWrap: 'wrap', gap: '0 10px', '& small': { color: ink.textMuted, minWidth: 68 } },
  '& .ways': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginBlockStart: 4 },
  '& .ways > span': { display: 'inline-flex', gap: 8, marginInlineStart: 'auto', color: ink.textMuted },
}));

/** Shifts that are offered in its place; more are in the bar of brushes. */
const mostWays = 3;

interface PanelProps {
  conflicts: Conflicts;
  row: RosterRow;
  drafts: Drafts;
  brushes: readonly Brush[];
  painting: Painting;
  mayPlan: boolean;
  /** For what is painted in closed months. */
  onReason: (reason: string) => void;
}

/** Why a day does not fit, beside it, and the ways out. */
export function ConflictPanel(props: PanelProps) {
  const { conflicts } = props;
  const { own, explained, close } = conflicts;
  const [first] = own;
  if (!first || !explained) return null;
  const anchor = () => document.getElementById(cellId(explained)) ?? document.body;
  return (
    <Popper
      key={cellId(explained)}
      open
      anchorEl={anchor}
      placement="bottom-start"
      modifiers={[
        { name: 'offset', options: { offset: [0, 8] } },
        { name: 'preventOverflow', options: { padding: 12 } },
      ]}
      sx={{ zIndex: 'modal' }}
      className="no-print"
    >
      <Explained {...props} conflict={first} onClose={() => (focusDay(explained), close())} />
    </Popper>
  );
}

const titles = [
  'workplan_rest_short',
  'workplan_overlap',
  'workplan_week_duties',
  'workplan_daily_most',
  'workplan_on_leave',
  'shift_without_break_room',
  'period_closed',
  'outside_employment',
] as const;

function Explained(props: PanelProps & { conflict: Conflict; onClose: () => void }) {
  const { conflict, conflicts, onClose } = props;
  const { name, date } = conflict;
  const t = useT('console-attendance');
  const { weekday, dateInSentence } = useFormat();
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => sheet.current?.focus(), []);
  const title = t(`roster.conflict.${titles.find((one) => one === name) ?? 'other'}`);
  return (
    <Sheet
      ref={sheet}
      open
      aria-label={`${title}, ${weekday(date)} ${dateInSentence(date)}`}
      tabIndex={-1}
      onKeyDown={(event: KeyboardEvent) => {
        // a dialog over it has its own
        if (event.key !== 'Escape' || !(event.target instanceof Node && sheet.current?.contains(event.target))) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Heading title={`${title} · ${weekday(date, 'short')} ${dateInSentence(date)}`} onClose={onClose} />
      <Shifts {...props} />
      {conflicts.own.map((one) => (
        <p key={one.name}>{one.message}</p>
      ))}
      <div className="ways">
        <Ways {...props} />
        <Place conflicts={conflicts} />
      </div>
    </Sheet>
  );
}

function Heading({ title, onClose }: { title: string; onClose: () => void }) {
  const t = useT();
  return (
    <>
      <h2>
        <TriangleAlert strokeWidth={1.7} aria-hidden />
        <span>{title}</span>
      </h2>
      <IconButton
        size="small"
        aria-label={t('common:action.close')}
        onClick={onClose}
        sx={{ position: 'absolute', insetBlockStart: 8, insetInlineEnd: 8 }}
      >
        <X strokeWidth={1.7} />
      </IconButton>
    </>
  );
}

/** Which of all conflicts this is, and the key of the next. */
function Place({ conflicts: { number: at, total } }: Pick<PanelProps, 'conflicts'>) {
  const { number } = useFormat();
  return (
    <span>
      <bdi dir="ltr">
        {number(at)}/{number(total)}
      </bdi>
      <KeyHint keys={['C']}>{null}</KeyHint>
    </span>
  );
}

/** What stands on its dates, and the rest between. */
function Shifts({ conflict: { date, beside, rest }, ...on }: PanelProps & { conflict: Conflict }) {
  const t = useT('console-attendance');
  const { hours } = useFormat();
  return (
    <ul>
      {[date, ...(beside ? [beside] : [])].toSorted().map((day) => (
        <ShiftsOn key={day} {...on} date={day} />
      ))}
      {rest !== null && (
        <li>
          <small>{t('roster.rest')}</small>
          <strong style={{ color: feedback.error.text }}>
            <bdi dir="ltr">{hours(rest)}</bdi>
          </strong>
        </li>
      )}
    </ul>
  );
}

type OnDate = Pick<PanelProps, 'row' | 'drafts' | 'brushes'> & { date: string };

/** What is planned or painted on a date, with its times. */
function ShiftsOn({ date, row, drafts, brushes }: OnDate) {
  const { weekday, dateInSentence, timeRange } = useFormat();
  const nameOf = useShiftName();
  const draft = drafts.get(draftKey({ person: row.person.id, date }));
  const shifts = draft
    ? brushes.filter(({ id }) => draft.includes(id)).map((one) => ({ ...one, text: one.name ?? '' }))
    : (row.days.get(date)?.assignedShifts ?? []).map((one) => ({ ...one, text: nameOf(one) }));
  return shifts.map(({ id, text, begin, end }) => (
    <li key={id}>
      <small>
        {weekday(date, 'short')} {dateInSentence(date)}
      </small>
      <strong>
        <bdi>{text}</bdi>
      </strong>
      {begin && end && <span>{timeRange(begin, end)}</span>}
    </li>
  ));
}

type WaysProps = Parameters<typeof Explained>[0];

/** Other shifts, a day off, a reason, or what is painted taken back. */
function Ways({ conflict, row, drafts, brushes, painting, mayPlan, onReason, onClose }: WaysProps) {
  const t = useT('console-attendance');
  if (!mayPlan) return null;
  const { date, beside, fits, name, message } = conflict;
  const person = row.person.id;
  const painted = [date, ...(beside ? [beside] : [])].filter((day) => drafts.has(draftKey({ person, date: day })));
  const andClose = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <>
      {brushes
        .filter(({ id }) => fits.includes(id))
        .slice(0, mostWays)
        .map(({ id, name: shift }) => (
          <Way key={id} onClick={andClose(() => painting.paintAt({ person, date }, [id]))}>
            {t('roster.paintShift', { shift: shift ?? '' })}
          </Way>
        ))}
      {name === 'period_closed' ? (
        <Reason message={message} onGive={(reason) => andClose(() => onReason(reason))()} />
      ) : (
        <Way onClick={andClose(() => painting.paintAt({ person, date }, []))}>{t('roster.off')}</Way>
      )}
      {painted.length > 0 && (
        <Way onClick={andClose(() => painting.unpaint(person, painted))}>
          {t('roster.takeBackDays', { days: painted.length })}
        </Way>
      )}
    </>
  );
}

function Way({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button size="small" variant="outlined" onClick={onClick}>
      {children}
    </Button>
  );
}

function Reason({ message, onGive }: { message: string; onGive: (reason: string) => void }) {
  const t = useT('console-attendance');
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Way onClick={() => setAsked(true)}>{t('period.correct')}</Way>
      {isAsked && <Correction message={message} onGive={onGive} onClose={() => setAsked(false)} />}
    </>
  );
}
