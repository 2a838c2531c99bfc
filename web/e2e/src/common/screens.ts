import { clickFirst, type Screens } from '../screens/screen.ts';

/** The screens of no single service. */
export const commonScreens: Screens = {
  name: 'all services',
  portal: () => [
    { name: 'dashboard', path: '/dashboard' },
    { name: 'pending-feedbacks', path: '/pending-feedbacks' },
    { name: 'page-not-found', path: '/page-not-found' },
  ],
  console: () => [
    { name: 'day-choice', path: '/console/units', open: clickFirst('header button:has(svg.lucide-history)') },
    { name: 'operations', path: '/console/operations' },
    { name: 'operations-letters', path: '/console/operations/dead-letters' },
    { name: 'settings', path: '/console/settings' },
    ...['areas', 'parameters', 'history'].map((part) => ({
      name: `settings-${part}`,
      path: `/console/settings/${part}`,
    })),
    { name: 'sessions', path: '/console/sessions' },
    { name: 'not-found', path: '/console/nowhere' },
  ],
};
