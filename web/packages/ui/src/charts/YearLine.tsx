import { type KeyboardEvent } from 'react';
import Slider from '@mui/material/Slider';
import { styled, useTheme } from '@mui/material/styles';
import { addDays, daysBetween } from '../dates/days.ts';
import { useWidth } from '../layout/use-width.ts';
import { YearDrawing, type YearDrawingProps } from './YearDrawing.tsx';
import { endsOf, nextChange } from './year-line-shapes.ts';
import { ink, phone } from '../tokens/vars.ts';

export interface YearLineProps extends Omit<YearDrawingProps, 'width'> {
  onAt: (day: string) => void;
  /** After the last `onAt` of a movement. */
  onSettled?: (day: string) => void;
  /** Name of the slider, and the value of a day in words. */
  label: string;
  valueText: (day: string) => string;
  months: readonly string[];
}

const Root = styled('div')({ minWidth: 0, '& svg': { display: 'block', overflow: 'visible' } });
const Months = styled('div')(({ theme }) => ({
  ...theme.typography.tick,
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  textAlign: 'center',
  color: ink.textMuted,
  '& span': { overflow: 'hidden' },
  [phone]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& span': { justifySelf: 'center' },
    '& span:nth-of-type(even)': { visibility: 'hidden' },
  },
}));

/** With Shift an arrow key moves to the next day on which something changes. */
function useChangeKeys({ year, points, at, onAt, onSettled }: YearLineProps) {
  const { direction } = useTheme();
  return (event: KeyboardEvent) => {
    const forward = {
      ArrowRight: direction === 'ltr',
      ArrowLeft: direction === 'rtl',
      ArrowUp: true,
      ArrowDown: false,
    }[event.key];
    if (!event.shiftKey || forward === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const day = nextChange(points, year, at, forward);
    onAt(day);
    onSettled?.(day);
  };
}

/** A balance over a year as steps, and the selected day: arrows move by a day, with Shift to the next change. */
export function YearLine(props: YearLineProps) {
  const { year, at, onAt, onSettled, label, valueText, months } = props;
  const { ref, width } = useWidth<HTMLDivElement>();
  const { first, last } = endsOf(year);
  const onKey = useChangeKeys(props);
  return (
    <Root ref={ref}>
      {width > 0 && <YearDrawing {...props} width={width} />}
      <div onKeyDownCapture={onKey}>
        <Slider
          aria-label={label}
          min={0}
          max={daysBetween(first, last)}
          value={daysBetween(first, at)}
          getAriaValueText={(value) => valueText(addDays(first, value))}
          onChange={(_, value) => onAt(addDays(first, Number(value)))}
          onChangeCommitted={(_, value) => onSettled?.(addDays(first, Number(value)))}
          sx={{ display: 'block', padding: '13px 0', '@media print': { display: 'none' } }}
        />
      </div>
      <Months aria-hidden>
        {months.map((month) => (
          <span key={month}>{month}</span>
        ))}
      </Months>
    </Root>
  );
}
