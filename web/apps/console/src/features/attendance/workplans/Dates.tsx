import { useFormat, useT } from '@kadro/i18n';
import { addDays, addMonths, today } from '@kadro/ui';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { daysFrom, mondayOf } from '../shared/week.ts';
import { Steps } from '../../../parts/Steps.tsx';

export type Span = 'week' | 'fortnight' | 'month';

const firstOf = (span: Span, day: string): string => (span === 'month' ? `${day.slice(0, 7)}-01` : mondayOf(day));

/** Two weeks where there is room for them, and never more than one on a small screen. */
function useSpan() {
  const [chosen, setSpan] = useState<Span>();
  const hasRoom = useMediaQuery('(min-width:1180px)', { noSsr: true });
  const isSmall = useMediaQuery('(max-width:899.95px)', { noSsr: true });
  const span = isSmall ? 'week' : (chosen ?? (hasRoom ? 'fortnight' : 'week'));
  return { span, setSpan, isSmall };
}

/** The days that are shown, and the steps to those before and after. */
export function useDays() {
  const { span, setSpan, isSmall } = useSpan();
  const [day, setDay] = useState(today);
  const first = firstOf(span, day);
  const step = span === 'week' ? 7 : 14;
  const after = (steps: number): string => (span === 'month' ? addMonths(first, steps) : addDays(first, step * steps));
  const count = span === 'month' ? Number(addDays(after(1), -1).slice(8)) : step;
  return { span, setSpan, isSmall, days: daysFrom(first, count), go: (steps: number) => setDay(after(steps)) };
}

export function SpanChoice({ span, onSpan }: { span: Span; onSpan: (span: Span) => void }) {
  const t = useT('console-attendance');
  return (
    <ToggleButtonGroup
      exclusive
      value={span}
      aria-label={t('roster.span')}
      onChange={(_, next: Span | null) => next && onSpan(next)}
    >
      <ToggleButton value="week">{t('roster.week')}</ToggleButton>
      <ToggleButton value="fortnight">{t('roster.fortnight')}</ToggleButton>
      <ToggleButton value="month">{t('roster.month')}</ToggleButton>
    </ToggleButtonGroup>
  );
}

export function Between({ days, span, onGo }: { days: readonly string[]; span: Span; onGo: (steps: number) => void }) {
  const t = useT('console-attendance');
  const { dateInSentence, month } = useFormat();
  const [first = ''] = days;
  return (
    <Steps previous={t('common:action.previous')} next={t('common:action.next')} width={132} onStep={onGo}>
      {span === 'month' ? month(first) : dateInSentence(first, days.at(-1))}
    </Steps>
  );
}
