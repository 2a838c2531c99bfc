import Button from '@mui/material/Button';
import { useT } from '@kadro/i18n';
import { DayButton } from './DayButton.tsx';
import { type Day } from './use-day.ts';

export function DayNavigation({ day: { on, look } }: { day: Day }) {
  const t = useT('time');
  return (
    <>
      <DayButton on={on} onLook={look} />
      {on !== null && (
        <Button variant="contained" onClick={() => look(null)}>
          {t('backToToday')}
        </Button>
      )}
    </>
  );
}
