import { useFormat, useT } from '@kadro/i18n';
import { DaySquare, type DaySquareProps, feedback, ink, status } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { useEnumText } from '../../../../fields/use-texts.ts';
import { lookOf } from '../../day/words.tsx';
import { squares } from '../../periods/words.tsx';
import { type MonthOf, type PersonMonth } from './use-months.ts';

const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: '100%',
  verticalAlign: 'middle',
  '& > *': { flex: 'none' },
  '& > bdi': { flex: '0 1 auto', overflow: 'hidden', textOverflow: 'ellipsis' },
});

interface StateProps {
  colour: string;
  square: Pick<DaySquareProps, 'fill' | 'tone' | 'part' | 'colour'>;
  children: ReactNode;
}

function State({ colour, square, children }: StateProps) {
  return (
    <Line style={{ color: colour }}>
      <DaySquare {...square} size="line" />
      {children}
    </Line>
  );
}

const isOpen = ({ state }: PersonMonth['days'][number]): boolean => state === 'INCALCULABLE' || state === 'NOT_COME';

/** Whether days are to be settled before the month is closed. */
export const isToSettle = ({ known, isClosed }: MonthOf): boolean => !isClosed && (known?.days.some(isOpen) ?? false);

/** What is to be settled first; else whether days are others than they were closed, or that nothing is open. */
export function StateOfMonth({ known, differences, isClosed }: MonthOf & { known: PersonMonth }) {
  const t = useT('console-attendance');
  const open = known.days.filter(isOpen);
  if (!isClosed && open.length > 0) return <OpenDays open={open} />;
  if (isClosed) return <StateOfClosed isChanged={differences.length > 0} />;
  return <span style={{ color: ink.textMuted }}>{t('month.nothingOpen')}</span>;
}

/** Of somebody's closed month. */
export function StateOfClosed({ isChanged }: { isChanged: boolean }) {
  const t = useT('console-attendance');
  const enumText = useEnumText();
  return isChanged ? (
    <State colour={status.needExtraDetail.text} square={{ fill: 'solid', tone: 'detail' }}>
      {t('month.isChanged')}
    </State>
  ) : (
    <State colour={ink.textMuted} square={squares.CLOSED}>
      {enumText('periodState', 'CLOSED')}
    </State>
  );
}

function OpenDays({ open }: { open: PersonMonth['days'] }) {
  const enumText = useEnumText();
  const { dateInSentence } = useFormat();
  const first = open.find(({ state }) => state === 'INCALCULABLE') ?? open[0];
  return (
    first && (
      <State colour={feedback.error.text} square={lookOf(first)}>
        <bdi>
          {enumText('dayState', first.state)} {dateInSentence(first.date)}
        </bdi>
        {open.length > 1 && <span>+{open.length - 1}</span>}
      </State>
    )
  );
}
