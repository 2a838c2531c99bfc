import { type ReactNode } from 'react';
import { useParams } from 'react-router';
import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { useUser } from '../../../core/context.tsx';
import { useOwnFile } from '../../../people/own-file.ts';
import { nameOf } from '../../../people/types.ts';
import { PastDay } from '../../../parts/day/PastDay.tsx';
import { useDay } from '../../../parts/day/use-day.ts';
import { DayNavigation } from '../../../parts/day/Navigation.tsx';
import { Tabs } from '../../../parts/Tabs.tsx';
import { Page } from '../../../parts/Page.tsx';
import { useSubPages } from '../../../navigation/use-sub-pages.ts';
import { myFile } from '../../../people/paths.ts';

const dated: readonly (string | undefined)[] = ['overview', 'employment', 'managers'];

/** Whether a page of the own file can be seen as of another day. */
export const isDated = (page: string | undefined): boolean => dated.includes(page);

const Sheets = styled('div')({ display: 'grid', gap: 'inherit', maxWidth: 800, minWidth: 0 });

export function FilePage({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const t = useT('portal');
  const user = useUser();
  const { data } = useOwnFile();
  const { page: current } = useParams();
  const pages = useSubPages(myFile);
  const isCurrent = (path: string) => path === `${myFile}/${current}`;
  const day = useDay();
  const title = pages.find(({ path }) => isCurrent(path))?.label ?? t('nav.myFile');
  const second = (
    <>
      <bdi>{nameOf(user)}</bdi>
      {data?.staffNumber && (
        <>
          {' · '}
          <bdi dir="ltr">{data.staffNumber}</bdi>
        </>
      )}
    </>
  );
  const tabs = <Tabs label={t('nav.myFile')} tabs={pages.map((one) => ({ ...one, isCurrent: isCurrent(one.path) }))} />;
  return (
    <Page title={title} second={second} actions={isDated(current) ? <DayNavigation day={day} /> : actions} tabs={tabs}>
      <Sheets>{isDated(current) ? <PastDay day={day}>{children}</PastDay> : children}</Sheets>
    </Page>
  );
}
