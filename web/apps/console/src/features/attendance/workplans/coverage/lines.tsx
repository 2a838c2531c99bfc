import { useFormat, useT } from '@kadro/i18n';
import { DaySquare, feedback, ink } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode } from 'react';
import { useShiftName } from '../../day/words.tsx';
import { mondayOf } from '../../shared/week.ts';
import { type Room } from '../board/Cell.tsx';
import { CoverageCell } from './Cell.tsx';
import { type Place, type ShiftCoverage } from './use-coverage.ts';

interface ShiftProps {
  shift: ShiftCoverage;
  room: Room;
  /** The cell that the tab key goes to. */
  tabbed: string;
  keyOn: (date: string) => string;
  onFocused: (key: string) => void;
}

/** A shift with its posts on each date. */
export function ShiftRow({ shift, room, tabbed, keyOn, onFocused }: ShiftProps) {
  const t = useT('console-attendance');
  const { number } = useFormat();
  const { least, most, missing, days } = shift;
  const name = useShiftName()({ name: shift.name, shiftType: 'FIX' });
  const posts = least === most ? number(most) : `${number(least)}–${number(most)}`;
  return (
    <tr>
      <th scope="row" title={name} aria-label={name}>
        <span>
          <bdi>{name}</bdi>
          <small>{t('coverage.posts', { posts })}</small>
        </span>
      </th>
      {days.map((day, column) => (
        <CoverageCell
          key={day.date}
          day={day}
          shift={name}
          room={room}
          isMonday={column > 0 && mondayOf(day.date) === day.date}
          tabIndex={tabbed === keyOn(day.date) ? 0 : -1}
          onFocus={() => onFocused(keyOn(day.date))}
        />
      ))}
      <Sum missing={missing} />
    </tr>
  );
}

function Sum({ missing }: { missing: number }) {
  const t = useT('console-attendance');
  return (
    <td data-sum="planned" colSpan={2}>
      <span className="end" data-lacks={missing > 0}>
        {missing > 0 ? t('coverage.lacking', { people: missing }) : t('coverage.covered')}
      </span>
    </td>
  );
}

const Toggle = styled('button')({
  font: 'inherit',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  padding: 0,
  border: 0,
  color: ink.text,
  background: 'none',
  cursor: 'pointer',
  '& svg': { flex: 'none', width: 14, height: 14, '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '&:focus-visible': { outline: `2px solid ${ink.focus}`, outlineOffset: 2, borderRadius: 4 },
});
const Lack = styled('td')({
  padding: '0 6px',
  borderInlineStart: `1px solid ${ink.line}`,
  color: ink.textFaint,
  '&[data-monday="true"]': { borderInlineStartColor: ink.lineStrong },
  '&[data-lacks="true"]': { color: feedback.error.text, fontWeight: 560 },
  '& > span': { display: 'flex', alignItems: 'center', gap: 4 },
});

interface FoldedProps {
  place: Place;
  isOpen: boolean;
  onToggle: () => void;
  /** Its name. */
  children: ReactNode;
}

/** One of several places: what is missing on each date, and its shifts when it is opened. */
export function FoldedPlace({ place: { days, missing }, isOpen, onToggle, children }: FoldedProps) {
  const t = useT('console-attendance');
  const { number } = useFormat();
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <tr>
      <th scope="row">
        <Toggle type="button" aria-expanded={isOpen} onClick={onToggle}>
          <Chevron strokeWidth={1.7} aria-hidden />
          {children}
        </Toggle>
      </th>
      {days.map((day, column) => (
        <Lack
          key={day.date}
          data-lacks={day.missing > 0}
          data-monday={column > 0 && mondayOf(day.date) === day.date}
          title={t('coverage.missing', { people: day.missing })}
        >
          <span>
            {day.missing > 0 && <DaySquare fill="hollow" tone="red" size="table" />}
            {number(day.missing)}
          </span>
        </Lack>
      ))}
      <Sum missing={missing} />
    </tr>
  );
}
