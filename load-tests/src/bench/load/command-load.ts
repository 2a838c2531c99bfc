import { randomUUID } from 'node:crypto';
import autocannon, { type Prepared } from 'autocannon';
import { type Account, type Api } from '../../shared/api.ts';
import { type SystemReady } from '../../shared/system.ts';

export const connections = 32;

/** One run; latencies in milliseconds. */
export interface Measured {
  perSecond: number;
  mean: number;
  p50: number;
  p99: number;
  answered: number;
}

/** A server, and the next request of a person. */
export interface Target {
  url: string;
  method: 'POST' | 'PUT';
  /** `token` where somebody else asks on this connection. */
  next: (person: Account) => { path: string; body: object; token?: string };
}

let sent = 0;

/** Changes of contact, each to another value; `last` records the last one of each person. */
export function contactAt(url: string, pathOf: (id: string) => string, last: Map<string, string>): Target {
  const next = ({ id }: Account) => {
    const address = `Street ${String(++sent).padStart(9, '0')}`;
    last.set(id, address);
    return { path: pathOf(id), body: { address } };
  };
  return { url, method: 'PUT', next };
}

/** `amount` commands, one person per connection; every one must be answered with 2xx. */
export async function load(
  { url, method, next: nextOf }: Target,
  people: readonly Account[],
  amount: number,
): Promise<Measured> {
  let next = 0;
  const started = performance.now();
  const result = await autocannon({
    url,
    connections: people.length,
    amount,
    timeout: 60,
    setupClient: (client) => {
      const person = people[next++ % people.length]!;
      const headers = { 'content-type': 'application/json', authorization: person.token };
      const setupRequest = (request: Prepared) => {
        const { path, body, token = person.token } = nextOf(person);
        return {
          ...request,
          path,
          headers: { ...headers, authorization: token, 'idempotency-key': randomUUID() },
          body: JSON.stringify(body),
        };
      };
      client.setRequests([{ method, path: '/', headers, setupRequest }]);
    },
  });
  const seconds = (performance.now() - started) / 1_000;
  const answered = result['2xx'];
  if (answered !== amount)
    throw new Error(`${amount} sent, ${answered} answered with 2xx, ${result.non2xx} refused, ${result.errors} errors`);
  return {
    perSecond: answered / seconds,
    mean: result.latency.mean,
    p50: result.latency.p50,
    p99: result.latency.p99,
    answered,
  };
}

/** Staff number of the first person; those of a filled log are smaller. */
const firstNumber = 9_000_000;

/** An admin and one signed-in person per connection. */
export async function signedInPeople(
  api: Api,
  { organization }: SystemReady,
): Promise<{ admin: Account; people: Account[] }> {
  const { id, branchId } = organization!;
  const admin = await api.signIn(organization!);
  await api.command(admin, 'PUT', `organizations/${id}/mobile-settings`, {
    settings: { hrPage: false, leave: false, clockInOut: false, shift: false, timesheet: false },
  });
  const people: Account[] = [];
  for (let n = 0; n < connections; n++) people.push(await api.hire(admin, branchId, String(firstNumber + n)));
  return { admin, people };
}
