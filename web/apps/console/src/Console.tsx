import { CoreAdmin, localStorageStore, Resource } from 'react-admin';
import { Route } from 'react-router';
import { kadroAuthProvider } from './server/auth-provider.ts';
import { kadroDataProvider } from './server/data-provider.ts';
import { api } from './server/api.ts';
import { i18nProvider } from './server/i18n-provider.ts';
import { useRights } from './server/use-rights.ts';
import { employees } from './employees/index.ts';
import { branches } from './branches/index.ts';
import { bulkUpdates } from './bulk/index.ts';
import { holidays } from './holidays/index.ts';
import { jobs } from './jobs/index.ts';
import { LeaveBalances } from './leave-balances/LeaveBalances.tsx';
import { leaveRequests } from './leave-requests/index.ts';
import { leaveTypes } from './leave-types/index.ts';
import { DeadLetters } from './operations/DeadLetters.tsx';
import { Jobs } from './operations/Jobs.tsx';
import { Retention } from './privacy/Retention.tsx';
import { teams } from './teams/index.ts';
import { units } from './units/index.ts';
import { Sessions } from './sessions/Sessions.tsx';
import { Settings } from './settings/Settings.tsx';
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
