import { serviceRoots } from '@kadro/api';
import { alone, type Delivery, deliveryOf, sendKept } from './deliver.ts';
import { bodyOf, type KeptReading, type Owner } from './kept.ts';
import { keptStore } from './store.ts';

// The service worker of the clock. It answers no request; it sends what waits when no page is there to do it.

interface SyncEvent extends Event {
  readonly tag: string;
  waitUntil: (work: Promise<unknown>) => void;
}
interface Window {
  readonly url: string;
}
interface WorkerScope {
  readonly clients: { matchAll: (of: { type: 'window'; includeUncontrolled: true }) => Promise<readonly Window[]> };
  addEventListener: (type: 'sync', listener: (event: SyncEvent) => void) => void;
}
declare const self: WorkerScope;

const syncTag = 'kadro.clock';

/** Who is signed in by the cookie, with a new token; null with nobody. */
async function renewed(): Promise<{ token: string; owner: Owner } | null> {
  const answer = await navigator.locks.request('kadro.refresh', () =>
    fetch(`${serviceRoots.identity}/account/refresh-token`, {
      method: 'POST',
      headers: { accept: 'application/json', 'kadro-session': 'cookie' },
    }),
  );
  const token = answer.headers.get('authorization');
  if (answer.status !== 202 || !token) return null;
  const { id, organization } = (await answer.json()) as { id: string; organization: string };
  return { token, owner: { account: id, organization } };
}

async function deliver(token: string, one: KeptReading): Promise<Delivery> {
  const answer = await fetch('/attendance/api/v1/clock-records', {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'accept-language': one.language,
      'content-type': 'application/json',
      'idempotency-key': one.key,
      authorization: token,
    },
    body: JSON.stringify(bodyOf(one)),
  });
  const said: unknown = answer.ok ? {} : await answer.json().catch(() => ({}));
  return deliveryOf({ ...(said as { name?: string; message?: string }), status: answer.status });
}

async function sendWithoutPage(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.some(({ url }) => !new URL(url).pathname.startsWith('/console'))) return;
  if ((await keptStore.all()).every(({ refusal }) => refusal !== undefined)) return;
  const signedIn = await renewed();
  if (signedIn) await alone(() => sendKept(keptStore, signedIn.owner, (one) => deliver(signedIn.token, one)));
}

self.addEventListener('sync', (event) => {
  if (event.tag === syncTag) event.waitUntil(sendWithoutPage());
});
