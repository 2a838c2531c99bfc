import { clickFirst, type Screen, type Screens } from '../screens/screen.ts';
import { before, moved } from '../setup/as-of.ts';
import { type World } from '../setup/seed.ts';
import { plus, today } from '../setup/time.ts';
import { recordOf } from '../setup/ui.ts';

/** The day of the header, on records that show it best. */
const otherDays = ({ inAnkara, past: { planned: id } }: World): readonly Screen[] => [
  { name: 'employees-past', path: '/console/employees', on: { day: before } },
  { name: 'employee-past', path: recordOf({ id }), on: { day: before } },
  { name: 'employee-history-past', path: recordOf({ id }, 'history'), on: { day: before } },
  { name: 'branches-past', path: '/console/branches', on: { day: before } },
  { name: 'employee-not-yet', path: recordOf(inAnkara), on: { day: '2019-05-20' } },
  { name: 'employees-then', path: '/console/employees', on: { day: before, knownThen: true } },
  { name: 'employee-history-moved', path: recordOf({ id }, 'history'), on: { day: plus(moved, 1) } },
  { name: 'employee-ahead', path: recordOf({ id }), on: { day: plus(today, 40) } },
];

/** The page of a record, which is one for the reference data of all services. */
const records = ({ unit, team, job, holiday }: World): readonly Screen[] =>
  Object.entries({ unit, team, job, holiday }).map(([name, id]) => ({ name, path: `/console/${name}s/${id}/show` }));

export const commonScreens: Screens = {
  name: 'all services',
  portal: () => [
    { name: 'dashboard', path: '/dashboard', asksFor: ['answers'] },
    { name: 'pending-feedbacks', path: '/pending-feedbacks', asksFor: ['code'] },
    { name: 'page-not-found', path: '/page-not-found', asksFor: [] },
  ],
  console: (world) => [
    { name: 'day-choice', path: '/console/units', open: clickFirst('header button:has(svg.lucide-history)') },
    { name: 'audit-log', path: '/console/audit-log' },
    { name: 'operations', path: '/console/operations' },
    { name: 'operations-letters', path: '/console/operations/dead-letters' },
    { name: 'settings', path: '/console/settings' },
    ...['areas', 'parameters', 'history'].map((part) => ({
      name: `settings-${part}`,
      path: `/console/settings/${part}`,
    })),
    { name: 'sessions', path: '/console/sessions' },
    { name: 'not-found', path: '/console/nowhere', asksFor: [] },
    ...records(world),
    ...otherDays(world),
  ],
};
