import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import Button from '@mui/material/Button';
import { useFormat, useT } from '@kadro/i18n';
import { day as dayColour, Frame, ink, TimeRail } from '@kadro/ui';
import { isOn } from '../../../navigation/menu.ts';
import { useOrganization } from '../../../people/own-file.ts';
import { type DayRecord } from '../data/types.ts';
import { timeAreas } from '../paths.ts';
import { DayMark } from '../shared/DayMark.tsx';
import { Signed } from '../shared/Signed.tsx';
import { correctionOf } from '../shift-requests/paths.ts';
import { plannedPieces, readPieces, useRunning } from '../shared/rail-of-day.ts';
import { type DayWords } from '../shared/use-day-words.ts';
import { type View } from './use-view.ts';

const Cell = styled('td')({
  '&&': { height: 122 },
  '& > div': { height: '100%', position: 'relative' },
  '&[data-quiet="true"]': { backgroundColor: ink.canvas },
  '&[data-open="true"]': { backgroundColor: dayColour.red.tint },
  '&[data-counted="true"]': { boxShadow: `inset 0 -3px ${ink.primary}` },
});
const Press = styled('button')(({ theme }) => ({
  ...theme.typography.dense,
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
  width: '100%',
  height: '100%',
  minHeight: 121,
  padding: '10px',
  border: 0,
  background: 'none',
  color: 'inherit',
  fontFamily: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { backgroundColor: ink.hover },
  '&:focus-visible': { outlineOffset: -3 },
}));
const Head = styled('span')({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 4,
  minHeight: 18,
});
const Figure = styled('span')(({ theme }) => ({
  ...theme.typography.strong,
  '&[data-now="true"]': { color: ink.primaryText },
}));
const Word = styled('span')(({ theme }) => ({
  ...theme.typography.tick,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  gap: 4,
  minWidth: 0,
  color: ink.textMuted,
  textAlign: 'end',
  overflowWrap: 'anywhere',
}));
const Line = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 8px',
  color: ink.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '& > b': { color: ink.text },
  '& > [data-red="true"]': { color: dayColour.red.text, fontWeight: 560 },
});
const Rail = styled('span')({
  display: 'block',
  alignSelf: 'end',
  width: '100%',
  marginBlockStart: 'auto',
  '& > *': { display: 'block' },
});

export interface DayCellProps {
  date: string;
  day: DayRecord | undefined;
  isIn: boolean;
  isAt: boolean;
  isNarrow: boolean;
  /** The chosen figure counts it. */
  isCounted: boolean;
  today: string;
  words: DayWords;
  view: View;
}

const quiet = new Set(['OFF_DAY', 'HOLIDAY']);

export function DayCell({ date, day, isIn, isAt, isNarrow, isCounted, today, words, view }: DayCellProps) {
  const isOpen = view.day === date;
  const isQuiet = !isIn || !day || (day.type !== null && quiet.has(day.type));
  const word = words.word(day);
  if (!isIn) return <OtherMonth date={date} />;
  return (
    <Cell
      data-quiet={isQuiet}
      data-open={day?.state === 'INCALCULABLE'}
      data-counted={isCounted}
      aria-selected={isOpen}
    >
      <Frame shape="row" shown={isOpen || (date === today && view.day === null)}>
        <Press
          type="button"
          data-day={date}
          tabIndex={isAt ? 0 : -1}
          aria-current={date === today ? 'date' : undefined}
          aria-expanded={isOpen}
          aria-label={[words.long(date), word].filter(Boolean).join(', ')}
          onClick={() => view.show({ day: isOpen ? null : date })}
        >
          <Head>
            <Figure data-now={date === today}>{numberOf(date)}</Figure>
            <Word>
              {!isNarrow && day && shownWord(day, word)}
              <DayMark day={day} today={today} />
            </Word>
          </Head>
          {day && <Figures day={day} words={words} isNarrow={isNarrow} />}
          {day && <Bar day={day} />}
        </Press>
        {day?.state === 'INCALCULABLE' && !isNarrow && <Repair date={date} words={words} />}
      </Frame>
    </Cell>
  );
}

const OtherMonth = ({ date }: Pick<DayCellProps, 'date'>) => (
  <Cell data-quiet>
    <Press as="div" style={{ cursor: 'default', color: ink.textFaint }}>
      {numberOf(date)}
    </Press>
  </Cell>
);

/** An open day has its repair button in the cell. */
function Repair({ date, words }: Pick<DayCellProps, 'date' | 'words'>) {
  const t = useT('timesheet');
  const { data } = useOrganization();
  if (!isOn(data?.mobileSettings, timeAreas.clock)) return null;
  return (
    <Button
      component={Link}
      to={correctionOf(date)}
      variant="outlined"
      size="small"
      aria-label={`${t('repair')}, ${words.long(date)}`}
      sx={{ position: 'absolute', insetBlockEnd: 20, insetInlineStart: 10, backgroundColor: ink.surface }}
    >
      {t('repair')}
    </Button>
  );
}

const numberOf = (date: string): string => String(Number(date.slice(8)));

/** A plain day needs no word beside its square, nor does one that is off by its ground; the label has it. */
const shownWord = ({ colour, state, type, readings }: DayRecord, word: string): string => {
  const isPlain = colour === 'GREEN' && state === 'CALCULATED' && type === 'WORKDAY';
  return isPlain || (type === 'OFF_DAY' && readings.length === 0) ? '' : word;
};

function Figures({ day, words, isNarrow }: { day: DayRecord; words: DayWords; isNarrow: boolean }) {
  const { hours } = useFormat();
  const times = words.times(day);
  const shift = day.assignedShifts.find(({ begin }) => begin !== null);
  const isPlanned =
    day.readings.length === 0 && shift !== undefined && day.type !== 'ON_LEAVE' && day.type !== 'HOLIDAY';
  return (
    <>
      {!isNarrow && times && <Line>{times}</Line>}
      {!isNarrow && !times && isPlanned && <Line>{words.hours(shift)}</Line>}
      {day.state !== 'INCALCULABLE' && (day.actualWorkTime > 0 || day.missingTime > 0) && (
        <Line>
          <b>{hours(day.actualWorkTime)}</b>
          {day.overtime > 0 && <Signed minutes={day.overtime} />}
          {day.missingTime > 0 && (
            <span data-red>
              <Signed minutes={-day.missingTime} />
            </span>
          )}
        </Line>
      )}
    </>
  );
}

/** From six in the morning to six, so that early, late and night are its thirds. */
const [begin, end] = [360, 1_800];

/** What was planned and worked; of a day that still runs up to now. */
export function Bar({ day }: { day: DayRecord }) {
  const read = readPieces(day, useRunning(day));
  const pieces = [...plannedPieces(day), ...read];
  if (pieces.length === 0) return <span />;
  return (
    <Rail>
      <TimeRail from={begin} to={end} pieces={pieces} />
    </Rail>
  );
}
