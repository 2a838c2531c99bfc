import { type ReactNode } from 'react';
import { useT } from '@kadro/i18n';
import { useSubPages } from '../../../navigation/use-sub-pages.ts';
import { Page } from '../../../parts/Page.tsx';
import { Tabs } from '../../../parts/Tabs.tsx';
import { presencePath, timeHome } from '../paths.ts';

interface TimePageProps {
  path: string;
  /** Of a page that is no tab. */
  title?: string;
  second?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the time of a person, with the tabs of those that are on. */
export function TimePage({ path, title: own, children, ...page }: TimePageProps) {
  const t = useT();
  // the first file of the portal has no word for who is in
  const pages = [...useSubPages(timeHome), { path: presencePath, label: t('timesheet:presence') }];
  const title = own ?? pages.find((one) => one.path === path)?.label ?? t('portal:nav.time');
  const tabs = pages.map((one) => ({ ...one, isCurrent: one.path === path }));
  return (
    <Page title={title} {...page} tabs={<Tabs label={t('portal:nav.time')} tabs={tabs} />}>
      {children}
    </Page>
  );
}
