import { createElement, Suspense } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router';
import { useT } from '@kadro/i18n';
import { ErrorState } from '@kadro/ui';
import { usePortal } from '../core/context.tsx';
import { type Feature } from '../core/feature.ts';
import { lazily, loadAhead } from '../core/lazily.ts';
import { isOn, type Settings } from '../navigation/menu.ts';
import { home } from '../navigation/redirect.ts';
import { notFound, redirected, screenAt } from '../navigation/where-to.ts';
import { CodeOutage, PageSkeleton } from '../parts/PageSkeleton.tsx';
import { useOrganization } from '../people/own-file.ts';

const loadFrame = () => import('../shell/Frame.tsx');
const loadNotFound = () => import('./NotFound.tsx');

/** Loads the code of the page at `path`; resolves when the frame, and the home, can be drawn at once. */
export async function fetchAhead(features: readonly Feature[], path: string): Promise<void> {
  const shown = screenAt(features, redirected(features, path)) ?? screenAt(features, home);
  if (!shown) return;
  const { screen, feature } = shown;
  const page = loadAhead(screen.load, screen.texts);
  page.catch(() => undefined);
  const badges = features.flatMap(({ item }) => item?.badge ?? []);
  const frame = feature.isAlone ? [] : [loadFrame, ...badges].map((load) => loadAhead(load));
  const sheets = screen.path === home ? features.flatMap((one) => one.sheets ?? []) : [];
  const first = [
    ...frame,
    ...sheets.filter(({ isLater }) => !isLater).map(({ load, texts }) => loadAhead(load, texts)),
  ];
  if (screen.path === home) first.push(page);
  // A failure appears when the page renders.
  await Promise.allSettled(first);
}

const screensOf = ({ screens = [] }: Feature) =>
  screens.map(({ path, load, texts }) => (
    <Route key={path} path={path} element={createElement(lazily(load, texts), { key: path })} />
  ));

/** The routes of the portal (specification, section 2); the navigation rules redirect all others. */
export function Pages() {
  const { features } = usePortal();
  const areas = [...new Set(features.map(({ area }) => area))];
  const framed = features.filter(({ isAlone }) => !isAlone);
  return (
    <Suspense fallback={<Starting />}>
      <Routes>
        {features.filter(({ isAlone }) => isAlone).flatMap(screensOf)}
        <Route element={createElement(lazily(loadFrame))}>
          {areas.map((area) => (
            <Route key={area ?? ''} element={<Area name={area} />}>
              {framed.filter((feature) => feature.area === area).flatMap(screensOf)}
            </Route>
          ))}
        </Route>
        <Route path={notFound} element={createElement(lazily(loadNotFound))} />
        <Route path="*" element={null} />
      </Routes>
    </Suspense>
  );
}

const Starting = () => (
  <CodeOutage>
    <PageSkeleton />
  </CodeOutage>
);

function Area({ name }: { name: string | undefined }) {
  const t = useT();
  const { data, error, loading, reload } = useOrganization();
  if (name === undefined) return <Outlet />;
  if (!data && error === undefined) return <PageSkeleton />;
  // Without an answer nothing is known of the area: the page stays until there is one.
  if (!data)
    return (
      <ErrorState
        title={t('common:outage.title')}
        text={t('common:outage.text')}
        onRetry={() => void reload()}
        retrying={loading}
      />
    );
  return isOn(data.mobileSettings, name) ? <Outlet /> : <BesideOff settings={data.mobileSettings} />;
}

/** In the place of a page that is off another tab of the same place, if one is on. */
function BesideOff({ settings }: { settings: Settings }) {
  const { features } = usePortal();
  const { pathname } = useLocation();
  const tabs = features.flatMap(({ area, subPages = [] }) => subPages.map((page) => ({ area, ...page })));
  const under = tabs.find(({ path }) => path === pathname)?.under;
  const beside = tabs.find((tab) => tab.under === under && !tab.isHidden && isOn(settings, tab.area));
  return <Navigate to={beside?.path ?? notFound} replace />;
}
