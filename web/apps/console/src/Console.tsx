import { CoreAdmin, localStorageStore, Resource } from 'react-admin';
import { Route } from 'react-router';
import { kadroAuthProvider } from './server/auth-provider.ts';
import { kadroDataProvider } from './server/data-provider.ts';
import { api } from './server/api.ts';
import { i18nProvider } from './server/i18n-provider.ts';
import { useRights } from './server/use-rights.ts';
import { employees } from './features/identity/employees/feature.ts';
import { branches } from './features/identity/branches/feature.ts';
import { bulkUpdates } from './features/identity/bulk-updates/feature.ts';
import { holidays } from './features/identity/holidays/feature.ts';
import { jobs } from './features/identity/jobs/feature.ts';
import { LeaveBalances } from './features/leave/balances/Page.tsx';
import { leaveRequests } from './features/leave/requests/feature.ts';
import { leaveTypes } from './features/leave/types/feature.ts';
import { DeadLetters } from './features/operations/background/DeadLetters.tsx';
import { Jobs } from './features/operations/background/Jobs.tsx';
import { Retention } from './features/identity/retention/Page.tsx';
import { teams } from './features/identity/teams/feature.ts';
import { units } from './features/identity/units/feature.ts';
import { Sessions } from './features/identity/sessions/Page.tsx';
import { Settings } from './features/identity/settings/Page.tsx';
import { Layout } from './shell/Layout.tsx';
import { Broken, NotFound } from './shell/Failures.tsx';

const dataProvider = kadroDataProvider(api);
const authProvider = kadroAuthProvider(api);
const store = localStorageStore('1', 'kadro-console');

/** The console: its resources for the rights of who is signed in. */
export function Console() {
  const { all, superAdmin } = useRights();
  return (
    <CoreAdmin
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={store}
      layout={Layout}
      error={Broken}
      catchAll={NotFound}
      requireAuth
      disableTelemetry
      title="Kadro"
    >
      {[
        employees,
        bulkUpdates,
        leaveRequests,
        ...(all ? [leaveTypes, branches, units, teams, jobs, holidays] : []),
      ].map((resource) => (
        <Resource key={resource.name} {...resource} />
      ))}
      <Resource name="leave-balances" list={LeaveBalances}>
        <Route path=":person" element={<LeaveBalances />} />
      </Resource>
      {superAdmin && (
        <Resource name="operations" list={Jobs}>
          <Route path="dead-letters" element={<DeadLetters />} />
        </Resource>
      )}
      <Resource name="sessions" list={Sessions} />
      {all && <Resource name="retention" list={Retention} />}
      {all && (
        <Resource name="settings" list={Settings}>
          <Route path=":part" element={<Settings />} />
        </Resource>
      )}
    </CoreAdmin>
  );
}
