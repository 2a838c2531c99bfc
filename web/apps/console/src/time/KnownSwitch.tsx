import { useT } from '@kadro/i18n';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useMoment } from './moment.tsx';

export function KnownSwitch() {
  const t = useT('time');
  const { knownThen, setKnownThen } = useMoment();
  return (
    <ToggleButtonGroup
      exclusive
      value={knownThen ? 'then' : 'now'}
      aria-label={t('known.label')}
      onChange={(_, value: 'then' | 'now' | null) => value && setKnownThen(value === 'then')}
    >
      <ToggleButton value="now">{t('known.now')}</ToggleButton>
      <ToggleButton value="then">{t('known.then')}</ToggleButton>
    </ToggleButtonGroup>
  );
}
