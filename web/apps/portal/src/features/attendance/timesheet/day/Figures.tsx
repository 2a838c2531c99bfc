import { type KeyboardEvent, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { day as dayColour, Frame, ink, phone } from '@kadro/ui';
import { type DayRecord, type Figure, type Reasons } from '../../data/types.ts';
import { isBreak } from '../../shared/rail-of-day.ts';
import { Signed } from '../../shared/Signed.tsx';

const List = styled('ul')({ display: 'grid', listStyle: 'none', marginInline: -8 });
const Row = styled('div')(({ theme }) => ({
  ...theme.typography.dense,
  display: 'grid',
  gridTemplateColumns: '104px 52px minmax(0, 1fr)',
  gap: '2px 10px',
  padding: '8px',
  borderRadius: 8,
  color: ink.textMuted,
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[data-at="true"]': { backgroundColor: ink.hover },
  '& > b': { fontSize: 15, color: ink.text, fontVariantNumeric: 'tabular-nums' },
  '& > b[data-red="true"]': { color: dayColour.red.text },
}));
const Why = styled('div')({ display: 'grid', gap: 3, color: ink.text, [phone]: { gridColumn: '1 / -1' } });
const Line = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 6px' });
const Minutes = styled('span')({ color: ink.textMuted, fontVariantNumeric: 'tabular-nums' });
export const Box = styled('span')(({ theme }) => ({
  ...theme.typography.tick,
  display: 'inline-block',
  minWidth: 17,
  padding: '0 3px',
  border: `1px solid ${ink.lineStrong}`,
  borderRadius: 4,
  color: ink.text,
  textAlign: 'center',
}));

const Boxes = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 6 });

const always = new Set<Figure['figure']>(['expectedWorkTime', 'actualWorkTime', 'overtime', 'missingTime']);
/** What a figure of another one says already. */
const within = new Set<Figure['figure']>(['overtimeClockIn', 'overtimeClockOut', 'presence']);

/** The readings behind a figure; of a break those of the break itself. */
function readingsOf({ figure, reasons }: Figure, readings: DayRecord['readings']): string[] {
  const ids = reasons.flatMap(({ readings: of }) => of);
  if (figure !== 'breakTime') return ids;
  return ids.filter((id) => readings.some((one) => one.id === id && isBreak(one.eventType)));
}

interface FiguresProps {
  reasons: Reasons;
  readings: DayRecord['readings'];
  /** The readings of the figure that the frame is on. */
  onFrame: (readings: readonly string[]) => void;
}

/** Every figure with its reasons; up and down move the frame over them, and over their part of the rail. */
export function Figures({ reasons: { figures, state, type }, readings, onFrame }: FiguresProps) {
  const t = useT('timesheet');
  const [at, setAt] = useState(-1);
  const list = useRef<HTMLUListElement>(null);
  const shown = figures.filter(({ figure, minutes }) => always.has(figure) || (minutes !== 0 && !within.has(figure)));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = Math.min(Math.max(at + by, 0), shown.length - 1);
    setAt(next);
    list.current?.querySelectorAll<HTMLElement>('[data-figure]')[next]?.focus();
  };
  const words = [...new Set([...type, ...state].map(({ rule }) => rule))];
  return (
    <>
      <Line style={{ color: ink.textMuted }}>{words.map((rule) => t(`rule.${rule}`)).join(' ')}</Line>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its rows take the keys */}
      <List ref={list} aria-label={t('why')} onKeyDown={onKeyDown}>
        {shown.map((figure, place) => (
          <li key={figure.figure}>
            <Frame shape="row" shown={at === place}>
              <OneFigure
                figure={figure}
                readings={readings}
                isAt={at === place}
                isStop={place === Math.max(at, 0)}
                onAt={() => {
                  setAt(place);
                  onFrame(readingsOf(figure, readings));
                }}
              />
            </Frame>
          </li>
        ))}
      </List>
    </>
  );
}

interface OneFigureProps {
  figure: Figure;
  readings: DayRecord['readings'];
  isAt: boolean;
  isStop: boolean;
  onAt: () => void;
}

function OneFigure({ figure: { figure, minutes, reasons }, readings, isAt, isStop, onAt }: OneFigureProps) {
  const t = useT('timesheet');
  const { hours } = useFormat();
  const isRed = figure === 'missingTime' && minutes > 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the frame goes over the figures by keyboard
    <Row data-figure={figure} data-at={isAt} tabIndex={isStop ? 0 : -1} onFocus={onAt}>
      <span>{t(`figure.${figure}`)}</span>
      <b data-red={isRed}>{hours(minutes)}</b>
      <Why>
        {reasons.length === 0 && <Line style={{ color: ink.textMuted }}>{t('noReason')}</Line>}
        {reasons.map((reason) => (
          <Line key={`${reason.rule}${reason.minutes}`}>
            {t(`rule.${reason.rule}`)}
            {reasons.length > 1 && (
              <Minutes>
                <Signed minutes={reason.minutes} />
              </Minutes>
            )}
            <Boxes>
              {reason.readings.map((id) => {
                const place = readings.findIndex((one) => one.id === id);
                return place < 0 ? null : <Box key={id}>{place + 1}</Box>;
              })}
            </Boxes>
          </Line>
        ))}
      </Why>
    </Row>
  );
}
