import { lazy, Suspense } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router';
import { useOrganization } from '../queries/questions.ts';
import { isOn } from '../navigation/places.ts';
import { home } from '../navigation/redirect.ts';
import {
  allPendingRequests,
  askForLeave,
  leaveHome,
  leaveRequests,
  myFile,
  notFound,
  pendingRequests,
} from '../navigation/where-to.ts';
import { Waiting } from '../shell/Waiting.tsx';
import { withTexts } from './with-texts.ts';

const sources = {
  shell: () => import('../shell/Shell.tsx'),
  dashboard: () => import('../pages/dashboard/Dashboard.tsx'),
  file: () => import('../pages/file/MyFile.tsx'),
  inbox: () => import('../pages/inbox/InboxPage.tsx'),
  login: () => import('../pages/sign-in/Login.tsx'),
  requests: () => import('../pages/leave/requests/RequestsPage.tsx'),
  request: () => import('../pages/leave/request/RequestPage.tsx'),
  ask: () => import('../pages/leave/ask/AskPage.tsx'),
  balances: () => import('../pages/leave/balances/BalancesPage.tsx'),
  accruals: () => import('../pages/leave/accruals/AccrualsPage.tsx'),
};
/** Requests are spoken of as in the inbox. */
const leaveTexts = ['leave', 'inbox'] as const;
/** And of past days. */
const pastTexts = [...leaveTexts, 'time'] as const;

const Shell = lazy(sources.shell);
const Dashboard = lazy(sources.dashboard);
const MyFile = lazy(withTexts('time', sources.file));
const InboxPage = lazy(withTexts('inbox', sources.inbox));
const RequestsPage = lazy(withTexts(leaveTexts, sources.requests));
const RequestPage = lazy(withTexts(pastTexts, sources.request));
const AskPage = lazy(withTexts(leaveTexts, sources.ask));
const BalancesPage = lazy(withTexts(pastTexts, sources.balances));
const AccrualsPage = lazy(withTexts(leaveTexts, sources.accruals));
const Login = lazy(sources.login);
const Logout = lazy(() => import('../pages/sign-in/Logout.tsx'));
const FirstLogin = lazy(() => import('../pages/sign-in/FirstLogin.tsx'));
const PendingFeedbacks = lazy(() => import('../pages/PendingFeedbacks.tsx'));
const PageNotFound = lazy(() => import('../pages/PageNotFound.tsx'));

/** The code behind the beginning of a path; the longer beginning stands first. */
const ahead: [start: string, source: () => Promise<unknown>][] = [
  ['/human-resources', sources.file],
  [pendingRequests, sources.inbox],
  [allPendingRequests, sources.inbox],
  [askForLeave, sources.ask],
  [`${leaveRequests}/`, sources.request],
  [`${leaveHome}/balances`, sources.balances],
  [`${leaveHome}/leave-accruals`, sources.accruals],
  [leaveHome, sources.requests],
];

/** Fetches the code of the page that will be shown, while the session is still being asked for. */
export function fetchAhead(path: string): void {
  const page = ahead.find(([start]) => path.startsWith(start))?.[1] ?? sources.dashboard;
  const wanted = path.startsWith('/login') ? [sources.login] : [sources.shell, page];
  // A failure shows when the page is drawn.
  for (const source of wanted) void source().catch(() => undefined);
}

/** The routes of the portal (specification, section 2); what is not here is led away by the navigation rules. */
export function Pages() {
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        <Route path="/login" element={<Login />} />
        <Route path="/logout" element={<Logout />} />
        <Route path="/first-login" element={<FirstLogin />} />
        <Route path="/pending-feedbacks" element={<PendingFeedbacks />} />
        <Route element={<Shell />}>
          <Route path={home} element={<Dashboard />} />
          <Route element={<Area name="hrPage" />}>
            <Route path={`${myFile}/:page`} element={<MyFile />} />
          </Route>
          <Route element={<Area name="leave" />}>
            <Route path={pendingRequests} element={<InboxPage key="mine" scope="mine" />} />
            <Route path={leaveRequests} element={<RequestsPage />} />
            <Route path={askForLeave} element={<AskPage key="new" />} />
            <Route path={`${leaveRequests}/:id`} element={<RequestPage />} />
            <Route path={`${leaveRequests}/:id/edit`} element={<AskPage key="edit" />} />
            <Route path={`${leaveHome}/balances`} element={<BalancesPage />} />
            <Route path={`${leaveHome}/leave-accruals`} element={<AccrualsPage />} />
            <Route path={allPendingRequests} element={<InboxPage key="all" scope="all" />} />
          </Route>
        </Route>
        <Route path={notFound} element={<PageNotFound />} />
        <Route path="*" element={null} />
      </Routes>
    </Suspense>
  );
}

/** Pages that an organization can turn off. */
function Area({ name }: { name: string }) {
  const { data, error } = useOrganization();
  if (!data && error === undefined) return <Waiting />;
  return isOn(data?.mobileSettings, name) ? <Outlet /> : <Navigate to={notFound} replace />;
}
