import { useEffect, useState } from 'react';
import { useT } from '@kadro/i18n';
import { ErrorState, OneColumn } from '@kadro/ui';
import { usePortal } from '../../../core/context.tsx';
import { finishAll } from '../../../core/unfinished.ts';
import { useTitle } from '../../../parts/Page.tsx';

/** Signs out when opened; while the server cannot be reached it says that the session is still open. */
export default function Logout() {
  const t = useT('portal');
  const { api } = usePortal();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(false);
  const element = useTitle<HTMLDivElement>(t('common:action.signOut'));
  useEffect(() => {
    finishAll()
      .then(() => api.logout())
      .catch(() => setFailed(true));
  }, [api, attempt]);
  const again = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return (
    <div ref={element}>
      <OneColumn>
        {failed ? <ErrorState title={t('logout.failed')} onRetry={again} /> : <output>{t('logout.going')}</output>}
      </OneColumn>
    </div>
  );
}
