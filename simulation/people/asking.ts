import { queriesOf } from '../world/screens.ts';
import { type Asked, type Plan } from './act.ts';

/** Requests of the routes of a service, by paths below its root. */
export function askingOf(service: string) {
  const api = `/${service}/api/v1`;
  const asking =
    (method: Asked['method']) =>
    (path: string, body: Asked['body']): Asked => ({ method, path: `${api}/${path}`, body });
  return { api, put: asking('PUT'), post: asking('POST') };
}

/** What a screen of an app asks, by the name of its query; `heard` takes what it shows. */
export function screensOf(app: 'console' | 'portal') {
  const queries = queriesOf(app);
  return (name: string, variables: Record<string, unknown>, heard: (data: Record<string, unknown>) => void): Plan => ({
    asked: { method: 'POST', path: '/graphql', body: { query: queries.get(name), variables } },
    heard: ({ body: { data } }) => data && heard(data as Record<string, unknown>),
  });
}

export const query = screensOf('console');
