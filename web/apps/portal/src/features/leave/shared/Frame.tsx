import { type ReactNode } from 'react';
import { useT } from '@kadro/i18n';
import { leaveHome, type LeavePage as Name } from '../../../navigation/where-to.ts';
import { Trail } from '../../../parts/Breadcrumbs.tsx';
import { Ways } from '../../../parts/Tabs.tsx';
import { Page } from '../../../parts/Page.tsx';
import { useLeavePages } from './use-tabs.ts';

export interface LeavePageProps {
  page: Name;
  second?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** One page of the own leave with the ways to the others. */
export function LeavePage({ page: current, children, ...page }: LeavePageProps) {
  const t = useT();
  const pages = useLeavePages();
  const title = pages.find(({ page: one }) => one === current)?.label ?? t('area.leave');
  const ways = (
    <Ways
      label={t('area.leave')}
      ways={pages.map(({ page: one, path, label }) => ({ path, label, isCurrent: one === current }))}
    />
  );
  return (
    <Page title={title} {...page} ways={ways}>
      {children}
    </Page>
  );
}

/** The way to a page below the list of requests. */
export function RequestsTrail() {
  const t = useT();
  const [requests] = useLeavePages();
  return <Trail ways={[{ path: leaveHome, label: t('area.leave') }, ...(requests ? [requests] : [])]} />;
}
