import { useState } from 'react';
import { Link } from 'react-router';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLanguage, useT } from '@kadro/i18n';
import { EmptyState, LanguageSwitch, OneColumn, useToast } from '@kadro/ui';
import { usePortal, useUser } from '../../../core/context.tsx';
import { useChooseLanguage } from '../../../people/language.ts';
import { home } from '../../../navigation/redirect.ts';
import { useTitle } from '../../../parts/Page.tsx';

const Title = styled('h1')(({ theme }) => ({ ...(theme.typography.title as object) }));

/** Shown before all other pages while feedback is required. */
export default function PendingFeedbacks() {
  const t = useT('portal');
  const { requiredFeedbacks = 0 } = useUser();
  const language = useLanguage();
  const choose = useChooseLanguage();
  const title = t('common:area.feedback');
  const element = useTitle<HTMLDivElement>(title);
  return (
    <div ref={element}>
      <OneColumn end={<LanguageSwitch value={language} onChange={(one) => void choose(one)} />}>
        <Title tabIndex={-1}>{title}</Title>
        {requiredFeedbacks > 0 ? (
          <RequiredFeedback count={requiredFeedbacks} />
        ) : (
          <EmptyState
            title={t('feedback.none')}
            text={t('feedback.noneText')}
            action={
              <Button component={Link} to={home}>
                {t('today.open')}
              </Button>
            }
          />
        )}
      </OneColumn>
    </div>
  );
}

/** The questions come with the performance service; until then one can only check again or sign out. */
function RequiredFeedback({ count }: { count: number }) {
  const t = useT('portal');
  const { api } = usePortal();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const run = async (act: () => Promise<unknown>) => {
    setBusy(true);
    await act().catch(() => toast({ text: t('common:network_error') }));
    setBusy(false);
  };
  return (
    <EmptyState
      title={t('feedback.waits', { count })}
      text={t('feedback.waitsText')}
      action={
        <>
          <Button disabled={busy} onClick={() => void run(api.refresh)}>
            {t('common:action.refresh')}
          </Button>
          <Button disabled={busy} color="inherit" onClick={() => void run(api.logout)}>
            {t('common:action.signOut')}
          </Button>
        </>
      }
    />
  );
}
