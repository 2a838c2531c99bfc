import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { KeyRound, LogOut } from 'lucide-react';
import { useLanguage, useT } from '@kadro/i18n';
import { ink, languages, SelectField, ThemeSwitch, type UiLanguage } from '@kadro/ui';
import { useChooseLanguage } from '../core/language.ts';

const PasswordDialog = lazy(() => import('../features/identity/sign-in/PasswordDialog.tsx'));

const Settings = styled('div')({ display: 'grid', gap: 16 });
const Named = styled('div')({ display: 'grid', gap: 4, justifyItems: 'start' });
const Name = styled('p')(({ theme }) => ({ ...theme.typography.label, color: ink.textMuted }));
const Ways = styled('div')({ display: 'grid', gap: 4, '& .MuiButton-root': { justifyContent: 'flex-start' } });
const offered = Object.entries(languages).map(([value, label]) => ({ value, label }));

/** Language, appearance, password and the way out. */
export function Account() {
  const t = useT();
  const language = useLanguage();
  const choose = useChooseLanguage();
  const [changing, setChanging] = useState(false);
  return (
    <Settings>
      <SelectField
        label={t('common.language')}
        options={offered}
        value={language}
        onChange={({ target }) => void choose(target.value as UiLanguage)}
      />
      <Named>
        <Name>{t('theme.theme')}</Name>
        <ThemeSwitch />
      </Named>
      <Ways>
        <Button
          color="inherit"
          startIcon={<KeyRound strokeWidth={1.7} aria-hidden />}
          onClick={() => setChanging(true)}
        >
          {t('password.change')}
        </Button>
        <Button
          component={Link}
          to="/logout"
          color="inherit"
          startIcon={<LogOut className="turns" strokeWidth={1.7} aria-hidden />}
        >
          {t('action.signOut')}
        </Button>
      </Ways>
      {changing && (
        <Suspense>
          <PasswordDialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </Settings>
  );
}
