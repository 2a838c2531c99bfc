import { useT } from '@kadro/i18n';
import { ink } from '@kadro/ui';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight } from 'lucide-react';

const Steps = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  color: ink.text,
  fontVariantNumeric: 'tabular-nums',
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
});

export function YearSteps({ year, onChange }: { year: number; onChange: (year: number) => void }) {
  const t = useT('console');
  return (
    <Steps aria-label={t('holidays.year')}>
      <IconButton aria-label={t('holidays.previousYear')} className="no-print" onClick={() => onChange(year - 1)}>
        <ChevronLeft strokeWidth={1.7} />
      </IconButton>
      <strong aria-live="polite">{year}</strong>
      <IconButton aria-label={t('holidays.nextYear')} className="no-print" onClick={() => onChange(year + 1)}>
        <ChevronRight strokeWidth={1.7} />
      </IconButton>
    </Steps>
  );
}
