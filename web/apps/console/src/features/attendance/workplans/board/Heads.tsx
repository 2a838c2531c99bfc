import { useFormat, useT } from '@kadro/i18n';
import { addDays } from '@kadro/ui';
import { type ReactNode } from 'react';
import { useShiftName } from '../../day/words.tsx';
import { mondayOf, weekOfYear } from '../../shared/week.ts';
import { type Check } from '../conflicts/use-check.ts';
import { type RosterRow } from '../use-roster.ts';
import { type Room } from './Cell.tsx';

export const nameWidth = { desk: 214, tablet: 174 } as const;
const sumWidths = { planned: 74, leave: 82 } as const;
export const sumWidth = sumWidths.planned + sumWidths.leave;

interface HeadsProps {
  rows: readonly RosterRow[];
  days: readonly string[];
  room: Room;
  width: number;
  /** Without the numbers of weeks. */
  isStacked: boolean;
  check: Check;
  /** Chooses everybody. */
  all: ReactNode;
}

/** Days with their weeks, and holidays that everybody on the board has. */
export function Heads({ rows, days, room, width, isStacked, check, all }: HeadsProps) {
  const t = useT('console-attendance');
  return (
    <>
      <colgroup>
        <col style={{ width }} />
        {days.map((day) => (
          <col key={day} />
        ))}
        <col style={{ width: sumWidths.planned }} />
        <col style={{ width: sumWidths.leave }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            {all}
            {t('console-fields:field.employeeId')}
          </th>
          {days.map((day, column) => (
            <DayHead
              key={day}
              day={day}
              room={room}
              hasWeek={!isStacked && room !== 'letter'}
              isFirst={column === 0}
              holiday={holidayOfAll(check, rows, day)}
            />
          ))}
          <th scope="col" data-sum="planned">
            {t('roster.planned')}
          </th>
          <th scope="col" data-sum="leave">
            {t('day.leaveTime')}
          </th>
        </tr>
      </thead>
    </>
  );
}

function holidayOfAll(check: Check, rows: readonly RosterRow[], day: string) {
  const all = rows.map(({ person }) => check.holidayOf(person.branchId, day));
  return all.every((one) => one !== undefined) ? all[0] : undefined;
}

interface DayHeadProps {
  day: string;
  room: Room;
  hasWeek: boolean;
  isFirst: boolean;
  holiday: ReturnType<Check['holidayOf']>;
}

function DayHead({ day, room, hasWeek, isFirst, holiday }: DayHeadProps) {
  const t = useT('console-attendance');
  const { weekday, dateInSentence } = useFormat();
  const nameOf = useShiftName();
  const isMonday = mondayOf(day) === day;
  const name = holiday && nameOf({ name: holiday.names, shiftType: 'HOLIDAY' });
  const week = isMonday ? t('roster.weekNumber', { week: weekOfYear(day) }) : undefined;
  const whole = [`${weekday(day)} ${dateInSentence(day)}`, name, week].filter(Boolean).join(', ');
  return (
    <th
      scope="col"

      aria-label={whole}
      title={whole}
      data-monday={!isFirst && isMonday}
      data-free={name !== undefined || addDays(mondayOf(day), 6) === day}
    >
      {room === 'wide' ? (
        <>
          {weekday(day, 'short')}
          <b>{dateInSentence(day)}</b>
        </>
      ) : (
        <span className="day" data-room={room}>
          {weekday(day, room === 'letter' ? 'narrow' : 'short')} <b>{Number(day.slice(8))}</b>
        </span>
      )}
      {name && room !== 'letter' ? <small>{name}</small> : hasWeek && week && <small>{week}</small>}
    </th>
  );
}
