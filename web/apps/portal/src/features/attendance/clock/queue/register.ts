// oxlint-disable-next-line import/default -- made by the bundler: the address of the worker
import worker from './worker.ts?worker&url';

interface WithSync extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

const registered = (): Promise<WithSync | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.register(worker) : Promise.resolve(undefined);

/** Has the service worker ready for the time when there is no network; without one the page alone sends. */
export const prepareWorker = (): Promise<unknown> => registered().catch(() => undefined);

/** Asks the browser to wake the service worker once there is a network, where it can. */
export async function askForSync(): Promise<void> {
  const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration(worker) : undefined;
  await (registration as WithSync | undefined)?.sync?.register('kadro.clock').catch(() => undefined);
}
