import { createElement, Suspense, useState } from 'react';
import { Link } from 'react-router';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { KeyRound, LogOut } from 'lucide-react';
import { useLanguage, useT } from '@kadro/i18n';
import { ink, languages, SelectField, ThemeSwitch, type UiLanguage } from '@kadro/ui';
import { usePortal } from '../core/context.tsx';
import { type AccountAction } from '../core/feature.ts';
import { lazily } from '../core/lazily.ts';
import { useChooseLanguage } from '../people/language.ts';

const Settings = styled('div')({ display: 'grid', gap: 16 });
const Named = styled('div')({ display: 'grid', gap: 4, justifyItems: 'start' });
const Name = styled('p')(({ theme }) => ({ ...theme.typography.label, color: ink.textMuted }));
const Actions = styled('div')({ display: 'grid', gap: 4, '& .MuiButton-root': { justifyContent: 'flex-start' } });
const offered = Object.entries(languages).map(([value, label]) => ({ value, label }));

export function Account() {
  const t = useT();
  const language = useLanguage();
  const choose = useChooseLanguage();
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
      <AccountActions />
    </Settings>
  );
}

function AccountActions() {
  const t = useT();
  const { features } = usePortal();
  const actions = features.flatMap(({ accountAction }) => accountAction ?? []);
  const [open, setOpen] = useState<AccountAction | null>(null);
  return (
    <>
      <Actions>
        {actions.map((action) => (
          <Button
            key={action.label}
            color="inherit"
            startIcon={<KeyRound strokeWidth={1.7} aria-hidden />}
            onClick={() => setOpen(action)}
          >
            {t(action.label)}
          </Button>
        ))}
        <Button
          component={Link}
          to="/logout"
          color="inherit"
          startIcon={<LogOut className="turns" strokeWidth={1.7} aria-hidden />}
        >
          {t('action.signOut')}
        </Button>
      </Actions>
      {open && <Suspense>{createElement(lazily(open.dialog), { onClose: () => setOpen(null) })}</Suspense>}
    </>
  );
}
