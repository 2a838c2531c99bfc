import { useFormat, useLanguage, useT } from '@kadro/i18n';
import { directionOf, ink, NoValue, Person, phone } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { fullName } from '../../../../people/person.ts';
import { type DayRow } from '../../day/model.ts';
import { mondayOf } from '../../shared/week.ts';
import { Minutes } from '../../day/words.tsx';
import { type Brush } from './use-brushes.ts';
import { DayInCell, type Room } from './Cell.tsx';
import { draftKey, type Drafts } from './drafts.ts';
import { boundsOf, isPicked, moved, type Picked, type Place } from './picking.ts';
import { type RosterRow } from '../use-roster.ts';

const Scroll = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  containerType: 'inline-size',
  [phone]: { flex: 'none' },
});
const Table = styled('table')(({ theme }) => ({
  ...(theme.typography.dense as object),
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  userSelect: 'none',
  '& th, & td': { textAlign: 'start', borderBlockEnd: `1px solid ${ink.line}`, overflow: 'hidden' },
  '& thead th': {
    ...(theme.typography.label as object),
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    height: 44,
    padding: '0 6px',
    color: ink.textMuted,
    backgroundColor: ink.surface,
    borderBlockEnd: `1px solid ${ink.lineStrong}`,
    '& b': { display: 'block', color: ink.text },
  },
  '& tbody th': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    padding: '0 7px',
    paddingInlineStart: 16,
    fontWeight: 'inherit',
    backgroundColor: ink.surface,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& thead th:first-of-type': { paddingInlineStart: 16, insetInlineStart: 0, zIndex: 3 },
  '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: 16 },
}));
const Cell = styled('td')({
  position: 'relative',
  height: 44,
  padding: '0 6px',
  cursor: 'cell',
  borderInlineStart: `1px solid ${ink.line}`,
  whiteSpace: 'nowrap',
  '&[data-free="true"]': { backgroundColor: ink.soft },
  '&[aria-selected="true"]': { backgroundColor: ink.hover },
  '&:focus-visible': { outline: `2px solid ${ink.focus}`, outlineOffset: -3, borderRadius: 6 },
  // a name and its times need two lines
  '&:not([data-room="wide"])': { height: 36 },
  '& > span': { display: 'flex', alignItems: 'center', gap: 6, minWidth: 0 },
  '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& small': { color: ink.textMuted },
  '&[data-monday="true"]': { borderInlineStartColor: ink.lineStrong },
});

export interface GridProps {
  label: string;
  rows: readonly RosterRow[];
  days: readonly string[];
  picked: Picked;
  onPick: (picked: Picked) => void;
  /** Enter. */
  onPlan: () => void;
  /** Space. */
  onPeek: () => void;
  onEscape: () => void;
  drafts: Drafts;
  brushes: readonly Brush[];
  /** Rows below the people. */
  foot: (room: Room) => ReactNode;
  /** By its key; undefined for others. */
  actOf: (event: KeyboardEvent) => (() => void) | undefined;
}

const roomOf = (days: number): Room => (days <= 7 ? 'wide' : days <= 14 ? 'rail' : 'letter');
const columnOf = { wide: 96, rail: 56, letter: 44 } as const;

/** People by rows and days by columns; arrows move, with Shift they select, as dragging does. */
export function Grid(props: GridProps) {
  const { label, rows, days, picked, onPick, foot } = props;
  const room = roomOf(days.length);
  const { onKeyDown, table } = useKeys(props);
  const press = (event: PointerEvent, place: Place) =>
    onPick({ begun: event.shiftKey ? picked.begun : place, reached: place });
  const drag = (event: PointerEvent, place: Place) => {
    if (event.pointerType === 'mouse' && event.buttons === 1) onPick({ begun: picked.begun, reached: place });
  };
  return (
    <Scroll>
      <Table
        ref={table}
        role="grid"
        aria-label={label}
        aria-multiselectable
        onKeyDown={onKeyDown}
        style={{ minWidth: 190 + days.length * columnOf[room] + 84 }}
      >
        <Heads days={days} room={room} />
        <tbody>
          {rows.map((row, at) => (
            <PersonLine key={row.person.id} row={row} at={at} room={room} {...props} onPress={press} onDrag={drag} />
          ))}
        </tbody>
        {foot(room)}
      </Table>
    </Scroll>
  );
}

function Heads({ days, room }: { days: readonly string[]; room: Room }) {
  const t = useT('console-attendance');
  return (
    <>
      <colgroup>
        <col style={{ width: 190 }} />
        {days.map((day) => (
          <col key={day} />
        ))}
        <col style={{ width: 84 }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{t('console-fields:field.employeeId')}</th>
          {days.map((day) => (
            <DayHead key={day} day={day} room={room} />
          ))}
          <th scope="col" style={{ textAlign: 'end' }}>
            {t('roster.planned')}
          </th>
        </tr>
      </thead>
    </>
  );
}

function useKeys({ rows, days, picked, onPick, onPlan, onPeek, onEscape, actOf }: GridProps) {
  const isRightToLeft = directionOf(useLanguage()) === 'rtl';
  const table = useRef<HTMLTableElement>(null);
  const hasFocus = useRef(false);
  const { row, column } = picked.reached;
  useEffect(() => {
    if (hasFocus.current) table.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
    hasFocus.current = false;
  }, [row, column]);
  const acts: Readonly<Record<string, () => void>> = { Enter: onPlan, ' ': onPeek, Escape: onEscape };
  const onKeyDown = (event: KeyboardEvent) => {
    const next =
      event.ctrlKey || event.metaKey
        ? undefined
        : moved(picked, event, { rows: rows.length, columns: days.length }, isRightToLeft);
    const act = actOf(event) ?? acts[event.key];
    if (!next && !act) return;
    event.preventDefault();
    hasFocus.current = true;
    if (next) onPick(next);
    act?.();
  };
  return { onKeyDown, table };
}

function DayHead({ day, room }: { day: string; room: Room }) {
  const { weekday, dateInSentence } = useFormat();
  return (
    <th scope="col" aria-label={`${weekday(day)} ${dateInSentence(day)}`}>
      {weekday(day, room === 'letter' ? 'narrow' : 'short')}
      <b>{room === 'wide' ? dateInSentence(day) : Number(day.slice(8))}</b>
    </th>
  );
}

interface LineProps extends Pick<GridProps, 'days' | 'picked' | 'drafts' | 'brushes'> {
  row: RosterRow;
  at: number;
  room: Room;
  onPress: (event: PointerEvent, place: Place) => void;
  onDrag: (event: PointerEvent, place: Place) => void;
}

function PersonLine({ row, at, days, room, picked, drafts, brushes, onPress, onDrag }: LineProps) {
  const { person, days: records, planned } = row;
  return (
    <tr>
      <th scope="row" title={fullName(person)}>
        <Person id={person.id} name={fullName(person)} image={person.profile?.imageUrl} size="tiny" />
      </th>
      {days.map((day, column) => {
        const place = { row: at, column };
        const draft = drafts.get(draftKey({ person: person.id, date: day }));
        const isReached = picked.reached.row === at && picked.reached.column === column;
        return (
          <Cell
            key={day}
            tabIndex={isReached ? 0 : -1}
            aria-selected={isPicked(picked, place)}
            data-monday={column > 0 && mondayOf(day) === day}
            data-room={room}
            data-free={draft === undefined && isFree(records.get(day))}
            style={outlineOf(picked, place)}
            onPointerDown={(event) => onPress(event, place)}
            onPointerEnter={(event) => onDrag(event, place)}
          >
            <DayInCell day={records.get(day)} draft={draft} brushes={brushes} room={room} />
          </Cell>
        );
      })}
      <td>{planned === undefined ? <NoValue /> : <Minutes value={planned} />}</td>
    </tr>
  );
}

/** The selection has one outline in ink. */
function outlineOf(picked: Picked, place: Place): CSSProperties | undefined {
  if (!isPicked(picked, place)) return undefined;
  const { top, bottom, first, last } = boundsOf(picked);
  const edge = (isEdge: boolean): string | undefined => (isEdge ? `2px solid ${ink.text}` : undefined);
  return {
    borderBlockStart: edge(place.row === top),
    borderBlockEnd: edge(place.row === bottom),
    borderInlineStart: edge(place.column === first),
    borderInlineEnd: edge(place.column === last),
  };
}

const isFree = (day: DayRow | undefined): boolean =>
  !day || (day.assignedShifts.length === 0 && day.type !== 'ON_LEAVE');
