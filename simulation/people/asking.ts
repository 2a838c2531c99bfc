import { queriesOf } from '../world/screens.ts';
import { type Asked, type Plan } from './act.ts';

const console = queriesOf('console');

/** Requests of the routes of a service, by paths below its root. */
export function askingOf(service: string) {
  const api = `/${service}/api/v1`;
  const asking =
    (method: Asked['method']) =>
    (path: string, body: Asked['body']): Asked => ({ method, path: `${api}/${path}`, body });
  return { api, put: asking('PUT'), post: asking('POST') };
}

/** What a screen asks; `of` names what it shows. */
export function query(
  name: string,
  variables: Record<string, unknown>,
  heard: (data: Record<string, unknown>) => void,
): Plan {
  const asked: Asked = { method: 'POST', path: '/graphql', body: { query: console.get(name), variables } };
  return { asked, heard: ({ body: { data } }) => data && heard(data as Record<string, unknown>) };
}
