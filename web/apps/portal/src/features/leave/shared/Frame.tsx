import { type ReactNode } from 'react';
import { useT } from '@kadro/i18n';
import { useSubPages } from '../../../navigation/use-sub-pages.ts';
import { leaveHome, type LeavePageName } from '../paths.ts';
import { Breadcrumbs } from '../../../parts/Breadcrumbs.tsx';
import { Tabs } from '../../../parts/Tabs.tsx';
import { Page } from '../../../parts/Page.tsx';

export interface LeavePageProps {
  page: LeavePageName;
  second?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function LeavePage({ page: current, children, ...page }: LeavePageProps) {
  const t = useT();
  const pages = useSubPages(leaveHome);
  const isCurrent = (path: string) => path === `${leaveHome}/${current}`;
  const title = pages.find(({ path }) => isCurrent(path))?.label ?? t('area.leave');
  const tabs = <Tabs label={t('area.leave')} tabs={pages.map((one) => ({ ...one, isCurrent: isCurrent(one.path) }))} />;
  return (
    <Page title={title} {...page} tabs={tabs}>
      {children}
    </Page>
  );
}

export function RequestsBreadcrumbs() {
  const t = useT();
  const [requests] = useSubPages(leaveHome);
  return <Breadcrumbs pages={[{ path: leaveHome, label: t('area.leave') }, ...(requests ? [requests] : [])]} />;
}
