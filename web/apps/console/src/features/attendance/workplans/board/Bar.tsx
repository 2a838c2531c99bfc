import { useT } from '@kadro/i18n';
import { BarButton, SelectionBar } from '../../../../table/selection/Bar.tsx';
import { type Painting } from './use-painting.ts';

interface BarProps {
  /** Days that are picked, of all people together. */
  days: number;
  people: number;
  painting: Painting;
  onPlan: () => void;
  onTakeOut: () => void;
  onClear: () => void;
}

/** What can be done with several picked days. */
export function PickedBar({
  days,
  people,
  painting: { copy, paste, canPaste, shift },
  onPlan,
  onTakeOut,
  onClear,
}: BarProps) {
  const t = useT('console-attendance');
  return (
    <SelectionBar count={days > 1 ? days : 0} label={t('roster.picked', { days, people })} onClear={onClear}>
      <BarButton type="button" data-main="true" onClick={onPlan}>
        {t('roster.plan')}
      </BarButton>
      <BarButton type="button" onClick={copy}>
        {t('common:action.copy')}
      </BarButton>
      <BarButton type="button" disabled={!canPaste} onClick={paste}>
        {t('roster.paste')}
      </BarButton>
      <BarButton type="button" onClick={() => shift(7, true)}>
        {t('roster.nextWeek')}
      </BarButton>
      <BarButton type="button" onClick={() => shift(1, false)}>
        {t('roster.nextDay')}
      </BarButton>
      <BarButton type="button" onClick={onTakeOut}>
        {t('roster.takeOut')}
      </BarButton>
    </SelectionBar>
  );
}
