import { useT } from '@kadro/i18n';
import { ink, Person } from '@kadro/ui';
import { type CSSProperties, type PointerEvent } from 'react';
import { fullName } from '../../../../people/person.ts';
import { ChoiceBox } from '../../../../table/selection/boxes.tsx';
import { type DayRow } from '../../day/model.ts';
import { mondayOf } from '../../shared/week.ts';
import { type Brush } from '../brushes/use-brushes.ts';
import { type Check } from '../conflicts/use-check.ts';
import { type At } from '../conflicts/order.ts';
import { SumCells } from '../sums/SumCells.tsx';
import { type Sums } from '../sums/use-sums.ts';
import { type RosterRow } from '../use-roster.ts';
import { DayInCell, type Room } from './Cell.tsx';
import { draftKey, type Drafts, paintedDays } from './drafts.ts';
import { boundsOf, isPicked, type Picked, type Place } from './picking.ts';
import { Cell } from './table.ts';

/** Of a day on the board, where what is said about it is placed. */
export const cellId = ({ employeeId, date }: At): string => `day-${employeeId}-${date}`;

export interface LineProps {
  row: RosterRow;
  /** Its number on the board. */
  at: number;
  days: readonly string[];
  picked: Picked;
  drafts: Drafts;
  brushes: readonly Brush[];
  check: Check;
  /** The conflict that is explained. */
  explained: At | undefined;
  room: Room;
  sumsOf: (person: string) => Sums | undefined;
  /** Whether somebody can be chosen; nobody plans for himself. */
  mayPlan: (person: string) => boolean;
  onChoose: (rows: readonly number[], isOn: boolean) => void;
  onPress: (event: PointerEvent, place: Place) => void;
  onDrag: (event: PointerEvent, place: Place) => void;
}

/** A person's days. */
export function PersonLine(props: LineProps) {
  const { row, drafts, days, sumsOf } = props;
  const { person } = row;
  return (
    <tr>
      <th scope="row" title={fullName(person)}>
        <span>
          <Choice {...props} />
          <Person id={person.id} name={fullName(person)} image={person.profile?.imageUrl} size="tiny" />
        </span>
      </th>
      {props.days.map((day, column) => (
        <DayCell key={day} {...props} day={day} column={column} />
      ))}
      <SumCells
        sums={sumsOf(person.id)}
        isPainted={paintedDays(drafts, days).some(({ employeeId }) => employeeId === person.id)}
      />
    </tr>
  );
}

/** No tab stop, as Shift with Space chooses. */
function Choice({ row: { person }, at, picked, mayPlan, onChoose }: LineProps) {
  const t = useT('common');
  return (
    <ChoiceBox
      disabled={!mayPlan(person.id)}
      checked={picked.rows?.includes(at) ?? false}
      name={`${t('action.select')}: ${fullName(person)}`}
      tabIndex={-1}
      onChange={(_, isOn) => onChoose([at], isOn)}
    />
  );
}

function DayCell({ day, column, ...props }: LineProps & { day: string; column: number }) {
  const { row, at, picked, drafts, brushes, check, explained, room, onPress, onDrag } = props;
  const { person, days: records } = row;
  const place = { row: at, column };
  const draft = drafts.get(draftKey({ person: person.id, date: day }));
  const [conflict] = check.conflictsAt(person.id, day);
  const record = records.get(day);
  const asked = check.askedAt(person.id, day);
  const isFramed = explained?.employeeId === person.id && explained.date === day;
  return (
    <Cell
      id={cellId({ employeeId: person.id, date: day })}

      tabIndex={picked.reached.row === at && picked.reached.column === column ? 0 : -1}
      aria-selected={isPicked(picked, place)}
      data-monday={column > 0 && mondayOf(day) === day}
      data-room={room}
      data-free={draft === undefined && asked === undefined && isFree(record)}
      data-conflict={conflict !== undefined}
      data-framed={isFramed}
      style={isFramed ? undefined : outlineOf(picked, place)}
      onPointerDown={(event) => onPress(event, place)}
      onPointerEnter={(event) => onDrag(event, place)}
    >
      <DayInCell
        day={record}
        draft={draft}
        brushes={brushes}
        room={room}
        asked={asked}
        holiday={check.holidayOf(record?.branchId ?? person.branchId, day)}
        conflict={conflict?.message}
      />
    </Cell>
  );
}

/** The selection has one outline in ink. */
function outlineOf(picked: Picked, place: Place): CSSProperties | undefined {
  if (!isPicked(picked, place)) return undefined;
  const { rows, first, last } = boundsOf(picked);
  const edge = (isEdge: boolean): string | undefined => (isEdge ? `2px solid ${ink.text}` : undefined);
  return {
    borderBlockStart: edge(!rows.includes(place.row - 1)),
    borderBlockEnd: edge(!rows.includes(place.row + 1)),
    borderInlineStart: edge(place.column === first),
    borderInlineEnd: edge(place.column === last),
  };
}

const isFree = (day: DayRow | undefined): boolean =>
  !day || (day.assignedShifts.length === 0 && day.type !== 'ON_LEAVE');
