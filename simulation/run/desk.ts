import { type Answer, type Asked } from '../people/act.ts';
import { type Person } from '../people/person.ts';
import { type Installation } from '../world/installation.ts';
import { type Scheduler } from '../world/scheduler.ts';

interface Sent {
  asked: Asked;
  person: Person;
  correlation: string;
  isOpen: boolean;
}

/** Asks as our apps do; answers what came back. @throws Crash */
export async function send(
  installation: Installation,
  scheduler: Scheduler,
  { asked, person, correlation, isOpen }: Sent,
): Promise<Answer> {
  const { app } = installation.running.gateway;
  const { method, path, body } = asked;
  const { statusCode, headers, payload } = await scheduler.during(() =>
    app.inject({
      method,
      url: path,
      payload: body && JSON.stringify(body),
      remoteAddress: person.address,
      headers: {
        'content-type': 'application/json',
        'x-request-id': correlation,
        ...(!isOpen && person.token && { authorization: person.token }),
        ...asked.headers,
      },
    }),
  );
  return { status: statusCode, headers, body: payload.startsWith('{') ? (JSON.parse(payload) as Answer['body']) : {} };
}
