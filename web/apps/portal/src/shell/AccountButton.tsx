import { Suspense, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useLanguage, useT } from '@kadro/i18n';
import { ink, radius, VisuallyHidden } from '@kadro/ui';
import { CurrentUser } from '../people/CurrentUser.tsx';
import { lazily } from '../core/lazily.ts';

const AccountMenu = lazily(() => import('./AccountMenu.tsx'));

const Foot = styled('div')({ paddingBlockStart: 10, borderBlockStart: `1px solid ${ink.line}` });
const Open = styled('button')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  width: '100%',
  minHeight: 52,
  padding: '6px 8px',
  border: 0,
  borderRadius: radius.control,
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  textAlign: 'start',
  '&:hover, &[aria-expanded="true"]': { backgroundColor: ink.hover },
});
const Letters = styled('span')(({ theme }) => ({
  ...theme.typography.label,
  flex: 'none',
  padding: '3px 7px',
  borderRadius: radius.chip,
  fontWeight: theme.typography.strong.fontWeight,
  color: ink.textMuted,
  backgroundColor: ink.soft,
}));

export function AccountButton() {
  const t = useT();
  const language = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <Foot>
      <Open ref={button} type="button" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        <CurrentUser isBrief />
        <Letters aria-hidden>{language.toUpperCase()}</Letters>
        <VisuallyHidden>{t('portal:nav.account')}</VisuallyHidden>
      </Open>
      {open && (
        <Suspense>
          <AccountMenu anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Foot>
  );
}
