import { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { CoreAdmin, localStorageStore, Resource } from 'react-admin';
import { Route } from 'react-router';
import { features } from './features/index.ts';
import { featuresFor, resourcesOf } from './manifest/compose.ts';
import { AllFeaturesContext, FeaturesContext } from './manifest/context.ts';
import { type Feature } from './manifest/feature.ts';
import { fetchPages } from './manifest/page.ts';
import { api } from './server/api.ts';
import { kadroAuthProvider } from './server/session/auth-provider.ts';
import { kadroDataProvider } from './server/data-provider.ts';
import { i18nProvider } from './server/i18n-provider.ts';
import { readRetry } from './server/read-retry.ts';
import { useRights } from './server/session/use-rights.ts';
import { PageFailure, NotFound } from './shell/Failures.tsx';
import { Layout } from './shell/Layout.tsx';

const dataProvider = kadroDataProvider(api, resourcesOf(features));
const authProvider = kadroAuthProvider(api);
const queryClient = new QueryClient({ defaultOptions: { queries: readRetry } });
const store = localStorageStore('1', 'kadro-console');

function resourceOf({ name, pages: { more = {}, ...pages } = {} }: Feature) {
  return (
    <Resource key={name} name={name} {...pages}>
      {Object.entries(more).map(([path, Page]) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
    </Resource>
  );
}

export function Console() {
  const { all, superAdmin } = useRights();
  useEffect(() => void fetchPages(), []);
  const own = useMemo(() => featuresFor(features, { all, superAdmin }), [all, superAdmin]);
  return (
    <AllFeaturesContext value={features}>
      <FeaturesContext value={own}>
        <CoreAdmin
          dataProvider={dataProvider}
          authProvider={authProvider}
          i18nProvider={i18nProvider}
          store={store}
          queryClient={queryClient}
          layout={Layout}
          error={PageFailure}
          catchAll={NotFound}
          requireAuth
          disableTelemetry
          title="Kadro"
        >
          {own.filter(({ pages }) => pages).map(resourceOf)}
        </CoreAdmin>
      </FeaturesContext>
    </AllFeaturesContext>
  );
}
