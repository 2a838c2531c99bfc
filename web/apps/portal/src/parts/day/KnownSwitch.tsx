import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useT } from '@kadro/i18n';

export function KnownSwitch({ isThen, onThen }: { isThen: boolean; onThen: (then: boolean) => void }) {
  const t = useT('time');
  return (
    <ToggleButtonGroup
      exclusive
      className="no-print"
      aria-label={t('known.label')}
      value={isThen ? 'then' : 'now'}
      onChange={(_, value: 'then' | 'now' | null) => value && onThen(value === 'then')}
    >
      <ToggleButton value="now">{t('known.now')}</ToggleButton>
      <ToggleButton value="then">{t('known.then')}</ToggleButton>
    </ToggleButtonGroup>
  );
}
