import { useT } from '@kadro/i18n';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link } from 'react-router';
import { UnavailableServices } from './UnavailableServices.tsx';

export function OperationTabs({ value }: { value: 'jobs' | 'letters' }) {
  const t = useT('console-operations');
  return (
    <>
      <Tabs
        value={value}
        aria-label={t('console:nav.operations')}
        sx={{ paddingInline: 4, flex: 'none' }}
        className="no-print"
      >
        <Tab value="jobs" label={t('operations.jobs')} component={Link} to="/operations" />
        <Tab value="letters" label={t('operations.letters')} component={Link} to="/operations/dead-letters" />
      </Tabs>
      <UnavailableServices />
    </>
  );
}
