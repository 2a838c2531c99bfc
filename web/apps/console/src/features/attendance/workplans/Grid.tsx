import { useFormat, useLanguage, useT } from '@kadro/i18n';
import { DaySquare, directionOf, ink, NoValue, Person, phone, VisuallyHidden } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { ColourBar } from '../../../fields/ColourBar.tsx';
import { useEnumText } from '../../../fields/use-texts.ts';
import { fullName } from '../../../people/person.ts';
import { type DayRow } from '../day/model.ts';
import { lookOf, Minutes, useShiftName } from '../day/words.tsx';
import { boundsOf, isPicked, moved, type Picked, type Place } from './picking.ts';
import { type RosterRow } from './use-roster.ts';

const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', [phone]: { flex: 'none' } });
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
  '& > span': { display: 'flex', alignItems: 'center', gap: 6, minWidth: 0 },
  '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& small': { color: ink.textMuted },
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
}

/** People by rows and days by columns; arrows move, with Shift they select, as dragging does. */
export function Grid(props: GridProps) {
  const { label, rows, days, picked, onPick } = props;
  const isLong = days.length > 7;
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
        style={{ minWidth: 190 + days.length * (isLong ? 44 : 96) + 84 }}
      >
        <Heads days={days} isLong={isLong} />
        <tbody>
          {rows.map((row, at) => (
            <PersonLine
              key={row.person.id}
              row={row}
              at={at}
              isLong={isLong}
              {...props}
              onPress={press}
              onDrag={drag}
            />
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

function Heads({ days, isLong }: { days: readonly string[]; isLong: boolean }) {
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
            <DayHead key={day} day={day} isLong={isLong} />
          ))}
          <th scope="col" style={{ textAlign: 'end' }}>
            {t('roster.planned')}
          </th>
        </tr>
      </thead>
    </>
  );
}

function useKeys({ rows, days, picked, onPick, onPlan, onPeek, onEscape }: GridProps) {
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
    const next = moved(picked, event, { rows: rows.length, columns: days.length }, isRightToLeft);
    const act = acts[event.key];
    if (!next && !act) return;
    event.preventDefault();
    hasFocus.current = true;
    if (next) onPick(next);
    act?.();
  };
  return { onKeyDown, table };
}

function DayHead({ day, isLong }: { day: string; isLong: boolean }) {
  const { weekday, dateInSentence } = useFormat();
  return (
    <th scope="col" aria-label={`${weekday(day)} ${dateInSentence(day)}`}>
      {weekday(day, isLong ? 'narrow' : 'short')}
      <b>{isLong ? Number(day.slice(8)) : dateInSentence(day)}</b>
    </th>
  );
}

interface LineProps extends Pick<GridProps, 'days' | 'picked'> {
  row: RosterRow;
  at: number;
  isLong: boolean;
  onPress: (event: PointerEvent, place: Place) => void;
  onDrag: (event: PointerEvent, place: Place) => void;
}

function PersonLine({ row: { person, days: records }, at, days, isLong, picked, onPress, onDrag }: LineProps) {
  const planned = days.reduce((sum, day) => sum + (records.get(day)?.expectedWorkTime ?? 0), 0);
  return (
    <tr>
      <th scope="row">
        <Person id={person.id} name={fullName(person)} image={person.profile?.imageUrl} size="tiny" />
      </th>
      {days.map((day, column) => {
        const place = { row: at, column };
        const isReached = picked.reached.row === at && picked.reached.column === column;
        return (
          <Cell
            key={day}
            tabIndex={isReached ? 0 : -1}
            aria-selected={isPicked(picked, place)}
            data-free={isFree(records.get(day))}
            style={outlineOf(picked, place)}
            onPointerDown={(event) => onPress(event, place)}
            onPointerEnter={(event) => onDrag(event, place)}
          >
            <DayInCell day={records.get(day)} isLong={isLong} />
          </Cell>
        );
      })}
      <td>
        <Minutes value={planned} />
      </td>
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

function DayInCell({ day, isLong }: { day: DayRow | undefined; isLong: boolean }) {
  const nameOf = useShiftName();
  const enumText = useEnumText();
  const { timeRange } = useFormat();
  if (!day) return <NoValue />;
  if (day.type === 'ON_LEAVE' || day.type === 'HOLIDAY')
    return (
      <span>
        <DaySquare {...lookOf(day)} size="line" label={isLong ? enumText('dayType', day.type) : undefined} />
        {!isLong && <bdi>{enumText('dayType', day.type)}</bdi>}
      </span>
    );
  return day.assignedShifts.map((shift) => {
    const name = nameOf(shift);
    return (
      <span key={shift.id ?? shift.shiftType} title={name}>
        <ColourBar colour={shift.color} />
        <span style={{ display: 'grid', minWidth: 0 }}>
          <bdi aria-hidden={isLong}>{isLong ? name.charAt(0) : name}</bdi>
          {isLong && <VisuallyHidden>{name}</VisuallyHidden>}
          {!isLong && shift.begin && shift.end && <small>{timeRange(shift.begin, shift.end)}</small>}
        </span>
      </span>
    );
  });
}
