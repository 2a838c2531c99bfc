import { describe, expect, it } from '@jest/globals';
import { ownerOf } from './owner.ts';

const list = [
  { name: 'people', port: 1, prefixes: ['people/api', 'people/api/v1/oauth'], realm: 'people' },
  { name: 'hiring', port: 2, prefixes: ['hiring-manager/v1.0/api'], endpoint: '/hiring/graphql', realm: 'hiring' },
  { name: 'tokens', port: 3, prefixes: ['people/api/v1/oauth/token', 'tokens/api'], realm: 'people' },
  { name: 'leave', port: 4, prefixes: ['leave/api'], realm: 'people', hasPortalPages: true },
];
const owner = ownerOf(list);

describe('the owner of a path', () => {
  it.each([
    ['/people/api/v1/employees', 'people', 'people/api'],
    ['/people/api/v1/oauth/clients', 'people', 'people/api/v1/oauth'],
    ['/people/api/v1/oauth/token/new', 'tokens', 'people/api/v1/oauth/token'],
    ['/people/api/v1/oauth/token', 'people', 'people/api/v1/oauth'],
    ['/hiring-manager/v1.0/api/postings', 'hiring', 'hiring-manager/v1.0/api'],
    ['/leave/api/v1/leave-types', 'leave', 'leave/api'],
  ])('of %s is %s, by the longest prefix', (path, name, prefix) => expect(owner(path)).toEqual({ name, prefix }));

  it.each([
    ['/people/graphql', 'people'],
    ['/people/api', 'people'],
    ['/people/apis/v1', 'people'],
    ['/people/api/../graphql', 'people'],
    ['/hiring-manager/v2.0/api/postings', 'hiring'],
    ['/hiring/internal/rows', 'hiring'],
    ['/tokens', 'tokens'],
    ['/leave/graphql', 'leave'],
    ['/leave/internal/rows', 'leave'],
  ])('of %s is %s, which does not open it', (path, name) => expect(owner(path)).toEqual({ name }));

  it.each(['/', '/graphql', '/hiring/graphql', '/leave', '/leave/balances', '/console/people/api/x', '/healthz'])(
    'of %s is no service',
    (path) => expect(owner(path)).toBeUndefined(),
  );
});
