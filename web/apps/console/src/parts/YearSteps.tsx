import { useT } from '@kadro/i18n';
import { Steps } from './Steps.tsx';

export function YearSteps({ year, onChange }: { year: number; onChange: (year: number) => void }) {
  const t = useT('console');
  return (
    <Steps
      label={t('holidays.year')}
      previous={t('holidays.previousYear')}
      next={t('holidays.nextYear')}
      onStep={(by) => onChange(year + by)}
    >
      {year}
    </Steps>
  );
}
