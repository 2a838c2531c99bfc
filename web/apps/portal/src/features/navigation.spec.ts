import { describe, expect, it } from '@jest/globals';
import { menuOf, navItemsOf } from '../navigation/menu.ts';
import { navigationRules, type Visitor } from '../navigation/where-to.ts';
import { features } from './all.ts';
import { filePages } from './identity/my-file/pages.ts';
import { leavePages } from './leave/paths.ts';

const whereTo = navigationRules(features);

const nobody: Visitor = null;
const signedIn: Visitor = { passwordExpired: false, firstTimePassword: false };
const expired: Visitor = { passwordExpired: true, firstTimePassword: false };
const firstTime: Visitor = { passwordExpired: false, firstTimePassword: true };

type Row = [who: string, session: Visitor, feedbacks: number, path: string, goal: string | null];

const file = '/human-resources/employee';
const rows: Row[] = [
  ['nobody', nobody, 0, '/login', null],
  ['nobody', nobody, 0, '/login?redirect=%2Fdashboard', null],
  ['nobody', nobody, 0, '/login/', null],
  ['nobody', nobody, 0, '/auth/', '/login'],
  ['nobody', nobody, 0, '/auth?redirect=%2Fdashboard', '/login?redirect=%2Fdashboard'],
  ['nobody', nobody, 0, '/', '/login?redirect=%2F'],
  ['nobody', nobody, 0, '/dashboard', '/login?redirect=%2Fdashboard'],
  ['nobody', nobody, 0, `${file}/contact?a=1#b`, '/login?redirect=%2Fhuman-resources%2Femployee%2Fcontact%3Fa%3D1%23b'],
  ['nobody', nobody, 0, '/first-login', '/login?redirect=%2Ffirst-login'],
  ['nobody', nobody, 0, '/logout', '/login'],
  ['nobody', nobody, 0, '/nowhere', '/login?redirect=%2Fnowhere'],
  ['nobody', nobody, 3, '/login', null],

  ['an employee', signedIn, 0, '/', '/dashboard'],
  ['an employee', signedIn, 0, '/dashboard', null],
  ['an employee', signedIn, 0, '/dashboard/', null],
  ['an employee', signedIn, 0, '/human-resources', file],
  ['an employee', signedIn, 0, file, `${file}/overview`],
  ['an employee', signedIn, 0, `${file}/`, `${file}/overview`],
  ...filePages.map((page): Row => ['an employee', signedIn, 0, `${file}/${page}`, null]),
  ['an employee', signedIn, 0, `${file}/7c1f`, '/page-not-found'],
  ['an employee', signedIn, 0, '/leave', '/leave/leave-requests'],
  ['an employee', signedIn, 0, '/time', '/time/shifts'],
  ['an employee', signedIn, 0, '/time/shifts', null],
  ['an employee', signedIn, 0, '/time/timesheets?month=2026-10&day=2026-10-24', null],
  ...leavePages.map((page): Row => ['an employee', signedIn, 0, `/leave/${page}`, null]),
  ['an employee', signedIn, 0, '/leave/leave-requests/create?type=a1', null],
  ['an employee', signedIn, 0, '/leave/pending-requests?request=7c1f', null],
  ['an employee', signedIn, 0, '/leave/all-pending-requests', null],
  ['an employee', signedIn, 0, '/leave/leave-requests/0198-7c1f/edit', null],
  ['an employee', signedIn, 0, '/leave/leave-requests/7c1f/other', '/page-not-found'],
  ['nobody', nobody, 0, '/leave/leave-requests/create', '/login?redirect=%2Fleave%2Fleave-requests%2Fcreate'],
  ['an employee', signedIn, 0, '/login', '/dashboard'],
  ['an employee', signedIn, 0, '/auth/', '/dashboard'],
  [
    'an employee',
    signedIn,
    0,
    '/login?redirect=%2Fhuman-resources%2Femployee%2Fcontact%3Fa%3D1',
    `${file}/contact?a=1`,
  ],
  ['an employee', signedIn, 0, '/login?redirect=https%3A%2F%2Fother.example', '/dashboard'],
  ['an employee', signedIn, 0, '/first-login', '/dashboard'],
  ['an employee', signedIn, 0, '/logout', null],
  ['an employee', signedIn, 0, '/pending-feedbacks', null],
  ['an employee', signedIn, 0, '/page-not-found', null],
  ['an employee', signedIn, 0, '/nowhere', '/page-not-found'],
  ['an employee', signedIn, 0, '//', '/dashboard'],

  ['an expired password', expired, 0, '/dashboard', '/first-login'],
  ['an expired password', expired, 0, '/login?redirect=%2Fdashboard', '/first-login'],
  ['an expired password', expired, 0, '/logout', '/first-login'],
  ['an expired password', expired, 2, '/pending-feedbacks', '/first-login'],
  ['an expired password', expired, 0, '/first-login', null],
  ['a first password', firstTime, 0, '/', '/first-login'],
  ['a first password', firstTime, 0, '/first-login', null],
  ['a first password', firstTime, 0, '/first-login?redirect=%2Fnowhere', null],
  [
    'a first password',
    firstTime,
    0,
    `${file}/contact?a=1`,
    '/first-login?redirect=%2Fhuman-resources%2Femployee%2Fcontact%3Fa%3D1',
  ],
  [
    'a first password',
    firstTime,
    0,
    '/login?redirect=%2Fconsole%2Fbranches',
    '/first-login?redirect=%2Fconsole%2Fbranches',
  ],
  ['an employee', signedIn, 0, '/first-login?redirect=%2Fhuman-resources%2Femployee%2Fcontact', `${file}/contact`],
  ['an employee', signedIn, 0, '/first-login?redirect=%2F%2Fother.example', '/dashboard'],

  ['required feedback', signedIn, 1, '/dashboard', '/pending-feedbacks'],
  ['required feedback', signedIn, 1, '/login', '/pending-feedbacks'],
  ['required feedback', signedIn, 1, '/first-login', '/pending-feedbacks'],
  ['required feedback', signedIn, 1, '/logout', '/pending-feedbacks'],
  ['required feedback', signedIn, 1, '/pending-feedbacks', null],
];

describe('opening a path', () => {
  it.each(rows)('with %s (%j, %i feedbacks): %s leads to %s', (_who, session, requiredFeedbacks, path, goal) => {
    expect(whereTo(session, path, { requiredFeedbacks })).toBe(goal);
  });

  it.each(rows)('with %s (%j, %i feedbacks) ends somewhere from %s', (_who, session, requiredFeedbacks, path) => {
    let at = path;
    for (let steps = 0; steps < 4; steps += 1) at = whereTo(session, at, { requiredFeedbacks }) ?? at;
    expect(whereTo(session, at, { requiredFeedbacks })).toBeNull();
  });
});

describe('the menu of the portal', () => {
  const items = navItemsOf(features);

  it('always has Today, and the own file unless it is turned off', () => {
    expect(menuOf(items, {}).map((entry) => 'path' in entry && entry.path)).toEqual(['/dashboard']);
    expect(menuOf(items, { hrPage: false })).toHaveLength(2);
  });
});
