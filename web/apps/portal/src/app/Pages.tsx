import { lazy, Suspense } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router';
import { useOrganization } from '../people/questions.ts';
import { isOn } from '../navigation/menu.ts';
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
import { Waiting } from '../parts/Waiting.tsx';
import { withTexts } from '../core/with-texts.ts';

const sources = {
  shell: () => import('../shell/Frame.tsx'),
  dashboard: () => import('../features/home/dashboard/Page.tsx'),
  file: () => import('../features/identity/my-file/Page.tsx'),
  inbox: () => import('../features/leave/inbox/Page.tsx'),
  login: () => import('../features/identity/sign-in/Login.tsx'),
  requests: () => import('../features/leave/requests/Page.tsx'),
  request: () => import('../features/leave/request/Page.tsx'),
  ask: () => import('../features/leave/ask/Page.tsx'),
  balances: () => import('../features/leave/balances/Page.tsx'),
  accruals: () => import('../features/leave/accruals/Page.tsx'),
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
const Logout = lazy(() => import('../features/identity/sign-in/Logout.tsx'));
const FirstLogin = lazy(() => import('../features/identity/sign-in/FirstLogin.tsx'));
const PendingFeedbacks = lazy(() => import('../features/performance/pending-feedbacks/Page.tsx'));
const PageNotFound = lazy(() => import('./NotFound.tsx'));

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
