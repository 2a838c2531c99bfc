import { createElement, Suspense, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useLanguage, useT } from '@kadro/i18n';
import { dayInWords, hourNow, Sheet, SkeletonBlock, today } from '@kadro/ui';
import { usePortal, useUser } from '../../../core/context.tsx';
import { type HomeSheet } from '../../../core/feature.ts';
import { lazily } from '../../../core/lazily.ts';
import { isOn } from '../../../navigation/menu.ts';
import { weekOf } from '../../../parts/day/week.ts';
import { Page } from '../../../parts/Page.tsx';
import { RevealTogether, Pending } from '../../../parts/RevealTogether.tsx';
import { useOrganization, useOwnPlace } from '../../../people/own-file.ts';
import { NewRequestButton } from '../../../shell/NewRequestButton.tsx';
import { Holidays } from './Holidays.tsx';
import { Team } from './Team.tsx';
import { WhenSeen } from './WhenSeen.tsx';
import { partOfDay } from './day.ts';

/** On narrow screens the sheets of both columns form one, the most urgent first. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'inherit',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 334px)' },
}));
const Column = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gap: 'inherit',
    minWidth: 0,
    gridColumn: 1,
    '&:last-of-type:not(:first-of-type)': { gridColumn: 2 },
  },
}));
/** On phones this button is in the navigation bar. */
const Wide = styled('span')({ '@media (max-width:899.95px)': { display: 'none' } });

export default function Dashboard() {
  const t = useT('portal');
  const language = useLanguage();
  const { firstName } = useUser();
  const place = useOwnPlace();
  const [part] = useState(() => partOfDay(hourNow()));
  const day = today();
  const date = dayInWords(day, language, { weekday: 'long', day: 'numeric', month: 'long' });
  const second = [
    t(`today.${part}`, { name: firstName }),
    place.data?.branch,
    t('today.week', { number: weekOf(day) }),
  ];
  return (
    <Page
      title={date}
      second={second.filter(Boolean).join(' · ')}
      actions={
        <Wide>
          <NewRequestButton />
        </Wide>
      }
    >
      <Notices />
      <RevealTogether waiting={<Blocks />}>
        <Sheets />
      </RevealTogether>
    </Page>
  );
}

function Sheets() {
  const { features } = usePortal();
  const { data: organization, error: unreachable } = useOrganization();
  const featureSheets = features
    .filter(({ area }) => isOn(organization?.mobileSettings, area))
    .flatMap(({ sheets = [] }) => sheets);
  return (
    <>
      {!organization && unreachable === undefined && <Pending />}
      <Columns>
        <Column>
          {featureSheets.filter(({ column }) => column === 'main').map(featureSheet)}
          <Team />
        </Column>
        <Column>
          {featureSheets.filter(({ column }) => column === 'side').map(featureSheet)}
          <Holidays />
        </Column>
      </Columns>
    </>
  );
}

/** A sheet of a feature; until it is loaded a skeleton, or nothing while the page waits for it. */
function featureSheet({ order, block, isLater, texts, load }: HomeSheet, index: number) {
  const style = { order, minWidth: 0 };
  const fallback = block === undefined ? <Pending /> : <div style={style}>{blockOf(block)}</div>;
  const sheet = () => (
    <Suspense key={index} fallback={fallback}>
      {createElement(lazily(load, texts), { style })}
    </Suspense>
  );
  return isLater ? <WhenSeen key={index} style={style} height={block ?? 0} of={sheet} /> : sheet();
}

function Notices() {
  const user = useUser();
  const { features } = usePortal();
  const needed = features.flatMap(({ notice }) => (notice?.isNeeded(user) ? [notice] : []));
  return needed.map(({ load }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the features stay in one order
    <Suspense key={index}>{createElement(lazily(load))}</Suspense>
  ));
}

const blockOf = (height: number) => (
  <Sheet key={height}>
    <SkeletonBlock height={height} />
  </Sheet>
);

const Blocks = () => <Columns>{[320, 240].map(blockOf)}</Columns>;
