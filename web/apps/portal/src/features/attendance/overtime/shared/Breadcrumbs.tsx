import { useT } from '@kadro/i18n';
import { Breadcrumbs } from '../../../../parts/Breadcrumbs.tsx';
import { timeHome } from '../../paths.ts';
import { overtimeRequests } from '../paths.ts';

export function OvertimeBreadcrumbs() {
  const t = useT('portal');
  return (
    <Breadcrumbs
      pages={[
        { path: timeHome, label: t('nav.time') },
        { path: overtimeRequests, label: t('nav.overtime') },
      ]}
    />
  );
}
