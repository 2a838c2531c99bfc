import { type Feature } from '../../../core/feature.ts';

/** The pages of signing in; the navigation rules decide which one is required. */
export default {
  isAlone: true,
  screens: [
    { path: '/login', access: 'everyone', load: () => import('./Login.tsx') },
    { path: '/logout', load: () => import('./Logout.tsx') },
    { path: '/first-login', load: () => import('./FirstLogin.tsx') },
  ],
  redirects: { '/auth': '/login' },
  accountAction: { label: 'common:password.change', dialog: () => import('./PasswordDialog.tsx') },
  notice: {
    isNeeded: ({ passwordExpireNotification }) => typeof passwordExpireNotification === 'number',
    load: () => import('./PasswordNotice.tsx'),
  },
} satisfies Feature;
