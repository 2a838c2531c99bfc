import { useFormat, useT } from '@kadro/i18n';
import { DaySquare, type DaySquareProps, feedback, ink } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { type FocusEvent } from 'react';
import { type Room } from '../board/Cell.tsx';
import { type Post, postsOf } from './squares.ts';
import { type DayCoverage } from './use-coverage.ts';

export const lookOfPost: Readonly<Record<Post, Pick<DaySquareProps, 'fill' | 'tone'>>> = {
  planned: { fill: 'solid' },
  painted: { fill: 'striped', tone: 'own' },
  asked: { fill: 'striped', tone: 'asked' },
  missing: { fill: 'hollow', tone: 'red' },
};

const Cell = styled('td')({
  height: 28,
  padding: '0 4px',
  borderInlineStart: `1px solid ${ink.line}`,
  '&[data-monday="true"]': { borderInlineStartColor: ink.lineStrong },
  '&[data-none="true"]': { color: ink.textFaint },
  '&[data-lacks="true"]': { color: feedback.error.text },
  '&:focus-visible': { outline: `2px solid ${ink.focus}`, outlineOffset: -3, borderRadius: 6 },
});
const Posts = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  fontVariantNumeric: 'tabular-nums',
  '& small': { color: ink.textMuted, marginInlineStart: 2 },
});
// two figures of two digits have room in a month
const Figures = styled('span')(({ theme }) => ({ '&[data-room="letter"]': theme.typography.tick as object }));
const Lines = styled('span')({ display: 'grid', '& b': { fontWeight: 560 } });

/** Squares that a cell has room for. */
const mostSquares = { wide: 7, rail: 4, letter: 2 } as const;

interface CellProps {
  day: DayCoverage;
  shift: string;
  room: Room;
  isMonday: boolean;
  tabIndex: number;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/** Need against plan of a shift on a date, in squares; many posts are figures. What they come to is said when one asks. */
export function CoverageCell({ day, shift, room, isMonday, ...focus }: CellProps) {
  const lines = useLines(day);
  const { weekday, dateInSentence } = useFormat();
  const when = `${shift} · ${weekday(day.date, 'short')} ${dateInSentence(day.date)}`;
  const said = (
    <Lines>
      <b>{when}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Lines>
  );
  return (
    <Tooltip title={said}>
      <Cell
        data-cover
        data-monday={isMonday}
        data-none={day.needed === 0}
        data-lacks={day.missing > 0}
        aria-label={[when, ...lines].join(', ')}
        {...focus}
      >
        <Posts aria-hidden>
          <Drawn day={day} room={room} />
        </Posts>
      </Cell>
    </Tooltip>
  );
}

function Drawn({ day, room }: { day: DayCoverage; room: Room }) {
  const { number } = useFormat();
  const { needed, planned, surplus } = day;
  const posts = postsOf(day);
  if (posts.length > mostSquares[room])
    return (
      <Figures dir="ltr" data-room={room}>
        {number(planned)}/{number(needed)}
      </Figures>
    );
  return (
    <>
      {needed === 0 && number(0)}
      {posts.map((post, at) => (
        <DaySquare key={at} {...lookOfPost[post]} size="table" />
      ))}
      {surplus > 0 && <small dir="ltr">+{number(surplus)}</small>}
    </>
  );
}

/** The figures of a date; those that are zero are left out, but for the need and the plan. */
function useLines({ needed, planned, painted, asked, onLeave, missing, surplus }: DayCoverage): string[] {
  const t = useT('console-attendance');
  const some = (people: number, line: string) => (people > 0 ? [line] : []);
  return [
    t('coverage.needed', { people: needed }),
    t('coverage.planned', { people: planned }),
    ...some(painted, t('coverage.painted', { people: painted })),
    ...some(asked, t('coverage.asked', { people: asked })),
    ...some(onLeave, t('coverage.onLeave', { people: onLeave })),
    ...some(missing, t('coverage.missing', { people: missing })),
    ...some(surplus, t('coverage.surplus', { people: surplus })),
  ];
}
