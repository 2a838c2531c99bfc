import { styled } from '@mui/material/styles';
import { useLanguage, useT } from '@kadro/i18n';
import { ink, LanguageSwitch, OneColumn, useToast } from '@kadro/ui';
import { usePortal, useUser } from '../../../core/context.tsx';
import { useTitle } from '../../../parts/Page.tsx';
import { chooseBefore } from '../../../people/language.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

const Title = styled('h1')(({ theme }) => ({ ...(theme.typography.title as object) }));
const Lead = styled('p')({ color: ink.textMuted, marginBlockStart: 4 });

export default function FirstLogin() {
  const t = useT();
  const { api } = usePortal();
  const { firstTimePassword } = useUser();
  const toast = useToast();
  const language = useLanguage();
  const title = t('password.new');
  const element = useTitle<HTMLDivElement>(title);
  const signOut = () => void api.logout().catch(() => toast({ text: t('portal:logout.failed') }));
  return (
    <div ref={element}>
      {/* The account cannot be changed before, so the language follows once the password is set. */}
      <OneColumn end={<LanguageSwitch value={language} onChange={chooseBefore} />}>
        <div>
          <Title tabIndex={-1}>{title}</Title>
          <Lead>{t(firstTimePassword ? 'portal:password.leadFirst' : 'portal:password.leadExpired')}</Lead>
        </div>
        <NewPasswordForm onBack={signOut} back={t('action.signOut')} />
      </OneColumn>
    </div>
  );
}
