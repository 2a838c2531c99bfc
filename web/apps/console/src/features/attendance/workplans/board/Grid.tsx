import { useFormat, useLanguage, useT } from '@kadro/i18n';
import { directionOf, phone, useWidth } from '@kadro/ui';
import { styled, useMediaQuery } from '@mui/material';
import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { RecordName } from '../../../../fields/RecordName.tsx';
import { ChoiceBox } from '../../../../table/selection/boxes.tsx';
import { peoplePerPage, type RosterRow } from '../use-roster.ts';
import { type Room } from './Cell.tsx';
import { type Group, type Grouping } from './grouping.ts';
import { Heads, nameWidth, sumWidth } from './Heads.tsx';
import { type LineProps, PersonLine } from './Line.tsx';
import { choosing, moved, type Picked, pickedTo, type Place } from './picking.ts';
import { Table } from './table.ts';

const Scroll = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  containerType: 'inline-size',
  // the page scrolls, so that its heads stay
  [phone]: { flex: 'none', overflow: 'visible' },
});

export interface GridProps extends Pick<
  LineProps,
  'days' | 'picked' | 'drafts' | 'brushes' | 'check' | 'explained' | 'sumsOf' | 'mayPlan'
> {
  label: string;
  groups: readonly Group[];
  grouping: Grouping;
  onPick: (picked: Picked) => void;
  /** A cell was pressed, or reached by dragging, and let go. */
  onPicked: () => void;
  /** Enter. */
  onPlan: () => void;
  /** Space. */
  onPeek: () => void;
  onEscape: () => void;
  /** Rows below the people. */
  foot: (room: Room) => ReactNode;
  /** By its key; undefined for others. */
  actOf: (event: KeyboardEvent) => (() => void) | undefined;
}

const least = { wide: 96, rail: 46, letter: 44 } as const;

/** What a day has room for in so many pixels. */
const roomIn = (pixels: number): Room => (pixels >= least.wide ? 'wide' : pixels >= least.rail ? 'rail' : 'letter');

/** What each day has room for, and how wide all of them are. */
function useRoom(days: number) {
  const isStacked = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const isTablet = useMediaQuery('(max-width:899.95px)', { noSsr: true });
  const { ref, width } = useWidth<HTMLDivElement>();
  const names = isTablet ? nameWidth.tablet : nameWidth.desk;
  const room = isStacked ? 'rail' : roomIn(Math.floor((width - names - sumWidth) / days));
  return { ref, room, isStacked, names, minWidth: isStacked ? undefined : names + days * least[room] + sumWidth };
}

/** Pressing picks, with Shift as far as there; dragging does, too, with a mouse. */
function usePress({ picked, onPick, onPicked }: GridProps) {
  return {
    onPress: (event: PointerEvent, place: Place) => onPick(pickedTo(picked, place, event.shiftKey)),
    onDrag: (event: PointerEvent, place: Place) => {
      if (event.pointerType === 'mouse' && event.buttons === 1) onPick(pickedTo(picked, place, true));
    },
    onPointerUp: ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('td[id]')) onPicked();
    },
  };
}

/** People by rows and days by columns; arrows move, with Shift they select, as dragging does. */
export function Grid(props: GridProps) {
  const { label, groups, days, foot, check, picked, onPick } = props;
  const { ref, room, isStacked, names, minWidth } = useRoom(days.length);
  const rows = groups.flatMap((one) => one.rows);
  const onChoose = (some: readonly number[], isOn: boolean) =>
    onPick(choosing(picked, some, { isOn, columns: days.length }));
  const { onKeyDown, table } = useKeys(props, { rows, onChoose });
  const { onPointerUp, ...press } = usePress(props);
  return (
    <Scroll ref={ref}>
      <Table
        ref={table}
        role="grid"
        aria-label={label}
        aria-multiselectable
        data-stacked={isStacked}
        onKeyDown={onKeyDown}
        onPointerUp={onPointerUp}
        style={{ minWidth }}
      >
        <Heads
          {...{ rows, days, room, isStacked, check }}
          width={names}
          all={<Everybody {...props} rows={rows} onChoose={onChoose} />}
        />
        <Bodies {...props} {...{ rows, room, onChoose, ...press }} />
        {foot(room)}
      </Table>
    </Scroll>
  );
}

type BodiesProps = GridProps & Choosing & Pick<LineProps, 'room' | 'onPress' | 'onDrag'>;

/** The people of each place. */
function Bodies(props: BodiesProps) {
  const { groups, grouping, days, rows } = props;
  return groups.map((group) => (
    <tbody key={group.id}>
      {grouping !== 'name' && <GroupHead group={group} grouping={grouping} days={days.length} />}
      {group.rows.map((row) => (
        <PersonLine key={row.person.id} {...props} row={row} at={rows.indexOf(row)} />
      ))}
    </tbody>
  ));
}

interface Choosing {
  rows: readonly RosterRow[];
  onChoose: LineProps['onChoose'];
}

const choosable = ({ rows, mayPlan }: Pick<GridProps, 'mayPlan'> & Pick<Choosing, 'rows'>): number[] =>
  rows.flatMap(({ person }, at) => (mayPlan(person.id) ? [at] : []));

function Everybody({ picked: { rows: chosen = [] }, onChoose, ...of }: GridProps & Choosing) {
  const t = useT('common');
  const all = choosable(of);
  return (
    <ChoiceBox
      disabled={all.length === 0}
      checked={all.length > 0 && chosen.length === all.length}
      indeterminate={chosen.length > 0 && chosen.length < all.length}
      name={t('action.selectAll')}
      onChange={(_, isOn) => onChoose(all, isOn)}
    />
  );
}

function GroupHead({ group, grouping, days }: { group: Group; grouping: Grouping; days: number }) {
  const t = useT('console-attendance');
  const { number } = useFormat();
  const without = grouping === 'team' ? t('roster.noTeam') : t('period.noBranch');
  // a page that is full may hold only some of them
  const isAll = group.rows.length < peoplePerPage;
  return (
    <tr>
      <th scope="rowgroup" colSpan={days + 3}>
        <span>
          {group.id === null ? without : <RecordName of={grouping === 'team' ? 'teams' : 'branches'} id={group.id} />}
          {isAll && <small>{number(group.rows.length)}</small>}
        </span>
      </th>
    </tr>
  );
}

/** Shift with Space chooses somebody, Ctrl with A everybody. */
function chosenBy({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent, grid: GridProps & Choosing) {
  const { picked, onChoose } = grid;
  const { row } = picked.reached;
  const all = choosable(grid);
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'a') return () => onChoose(all, true);
  if (key !== ' ' || !shiftKey) return undefined;
  return () => all.includes(row) && onChoose([row], !picked.rows?.includes(row));
}

function useKeys(props: GridProps, choice: Choosing) {
  const { days, picked, onPick, onPlan, onPeek, onEscape, actOf } = props;
  const rows = choice.rows.length;
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
      event.ctrlKey || event.metaKey ? undefined : moved(picked, event, { rows, columns: days.length }, isRightToLeft);
    const act = chosenBy(event, { ...props, ...choice }) ?? actOf(event) ?? acts[event.key];
    if (!next && !act) return;
    event.preventDefault();
    hasFocus.current = true;
    if (next) onPick(next);
    act?.();
  };
  return { onKeyDown, table };
}
