import { useT } from '@kadro/i18n';
import { ink } from '@kadro/ui';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode } from 'react';

const Steps = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  color: ink.text,
  '& strong': { minWidth: 116, textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
});

export function MonthSteps({ onStep, children }: { onStep: (by: 1 | -1) => void; children: ReactNode }) {
  const t = useT('console-attendance');
  return (
    <Steps aria-label={t('roster.month')}>
      <IconButton aria-label={t('month.previous')} className="no-print" onClick={() => onStep(-1)}>
        <ChevronLeft strokeWidth={1.7} />
      </IconButton>
      <strong aria-live="polite">{children}</strong>
      <IconButton aria-label={t('month.next')} className="no-print" onClick={() => onStep(1)}>
        <ChevronRight strokeWidth={1.7} />
      </IconButton>
    </Steps>
  );
}
