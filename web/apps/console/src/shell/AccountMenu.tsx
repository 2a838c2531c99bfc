import { identity } from '@kadro/api';
import { languages, setLanguage, useLanguage, useT, type Language } from '@kadro/i18n';
import { ink, PersonAvatar, ThemeSwitch } from '@kadro/ui';
import Divider from '@mui/material/Divider';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { fullName } from '../people/person.ts';
import { api, useSession } from '../server/api.ts';
import { type RowDensity, useDensity } from './use-density.ts';

const Lines = styled('div')({
  '& .MuiToggleButton-root': { whiteSpace: 'nowrap', flex: 'auto' },
  display: 'grid',
  gap: 4,
  padding: 8,
  '& > .MuiButton-root': { justifyContent: 'flex-start' },
});
const Setting = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  padding: '6px 10px',
  '& > label, & > .name': { ...(theme.typography.label as object), color: ink.textMuted },
}));
const densities: readonly RowDensity[] = ['compact', 'comfortable'];

export function AccountMenu() {
  const t = useT('console');
  const user = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = fullName(user);
  return (
    <>
      <IconButton
        aria-label={t('account.menu', { name, raw: true })}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ marginInlineStart: { xs: 'auto', sm: 0 } }}
      >
        <PersonAvatar id={user.id} name={name} image={user.imageUrl} size="small" />
      </IconButton>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('common:common.account'), sx: { width: 308 } } }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: -6, horizontal: 'right' }}
      >
        <AccountBody name={name} />
      </Popover>
    </>
  );
}

function AccountBody({ name }: { name: string }) {
  const t = useT('console');
  return (
    <Lines>
      <Setting>
        <strong>
          <bdi>{name}</bdi>
        </strong>
      </Setting>
      <Button color="inherit" href="/dashboard">
        {t('account.portal')}
      </Button>
      <Divider />
      <LanguageSetting />
      <Setting>
        <span className="name">{t('common:theme.theme')}</span>
        <ThemeSwitch />
      </Setting>
      <DensitySetting />
      <Divider />
      <Button color="inherit" onClick={() => void api.logout().catch(() => undefined)}>
        {t('common:action.signOut')}
      </Button>
    </Lines>
  );
}

function LanguageSetting() {
  const t = useT();
  const id = useId();
  const language = useLanguage();
  const user = useSession();
  const choose = async (chosen: Language) => {
    await setLanguage(chosen);
    await api
      .command('PUT', `${identity}/employees/${user.id}/language`, { language: chosen }, { silent: 'refusals' })
      .catch(() => undefined);
  };
  return (
    <Setting>
      <label htmlFor={id}>{t('common:common.language')}</label>
      <NativeSelect
        disableUnderline
        IconComponent={ChevronDown}
        sx={{ '& svg': { width: 16, height: 16, insetBlockStart: 'calc(50% - 8px)' } }}
        value={language}
        onChange={(event) => void choose(event.target.value as Language)}
        inputProps={{ id }}
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {t(`common:languageName.${one}`)}
          </option>
        ))}
      </NativeSelect>
    </Setting>
  );
}

function DensitySetting() {
  const t = useT('console');
  const { density, setDensity } = useDensity();
  return (
    <Setting>
      <span className="name">{t('account.density')}</span>
      <ToggleButtonGroup
        exclusive
        value={density}
        aria-label={t('account.density')}
        onChange={(_, value: RowDensity | null) => value && setDensity(value)}
      >
        {densities.map((value) => (
          <ToggleButton key={value} value={value}>
            {t(`account.${value}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Setting>
  );
}
