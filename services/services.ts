import { type ServiceEntry } from './entry.ts';

/** The services of Kadro, in the order of starting and showing; nothing else names them. */
export const services = [
  {
    name: 'identity',
    port: 3001,
    prefixes: ['identity/api'],
    realm: 'identity',
    exportSection: () => import('@kadro/identity/export-pages'),
    load: () => import('@kadro/identity'),
  },
  {
    name: 'leave',
    port: 3002,
    prefixes: ['leave/api'],
    realm: 'identity',
    hasPortalPages: true,
    exportSection: () => import('@kadro/leave/export-pages'),
    load: () => import('@kadro/leave'),
  },
  {
    name: 'attendance',
    port: 3003,
    prefixes: ['attendance/api'],
    realm: 'identity',
    load: () => import('@kadro/attendance'),
  },
] as const satisfies readonly ServiceEntry[];

export type ServiceName = (typeof services)[number]['name'];
