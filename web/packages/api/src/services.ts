// Made from services/services.ts by `npm run generate`.

export const serviceRoots = {
  identity: '/identity/api/v1',
  leave: '/leave/api/v1',
  attendance: '/attendance/api/v1',
} as const;

/** Paths below which the server answers a browser in the place of the pages. */
export const serverPaths = ['/identity/api', '/leave/api', '/attendance/api', '/graphql'];
