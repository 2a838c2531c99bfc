import { type ReactNode } from 'react';
import { useT } from '@kadro/i18n';
import { useSubPages } from '../../../navigation/use-sub-pages.ts';
import { leaveHome, type LeavePageName } from '../paths.ts';
import { Trail } from '../../../parts/Breadcrumbs.tsx';
import { Ways } from '../../../parts/Tabs.tsx';
import { Page } from '../../../parts/Page.tsx';

export interface LeavePageProps {
  page: LeavePageName;
  second?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** One page of the own leave with the ways to the others. */
export function LeavePage({ page: current, children, ...page }: LeavePageProps) {
  const t = useT();
  const pages = useSubPages(leaveHome);
  const isCurrent = (path: string) => path === `${leaveHome}/${current}`;
  const title = pages.find(({ path }) => isCurrent(path))?.label ?? t('area.leave');
  const ways = <Ways label={t('area.leave')} ways={pages.map((one) => ({ ...one, isCurrent: isCurrent(one.path) }))} />;
  return (
    <Page title={title} {...page} ways={ways}>
      {children}
    </Page>
  );
}

/** The way to a page below the list of requests. */
export function RequestsTrail() {
  const t = useT();
  const [requests] = useSubPages(leaveHome);
  return <Trail ways={[{ path: leaveHome, label: t('area.leave') }, ...(requests ? [requests] : [])]} />;
}
