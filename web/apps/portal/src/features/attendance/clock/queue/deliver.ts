import { isOf, type KeptReading, type Owner } from './kept.ts';
import { type KeptStore } from './store.ts';

/** What the server said of a reading: recorded, not to be recorded and why, or nothing that settles it. */
export type Delivery = 'done' | 'later' | { refusal: string };

export type Deliver = (one: KeptReading) => Promise<Delivery>;

interface Answer {
  /** 0 without an answer. */
  status: number;
  name?: string;
  message?: string;
}

/** What an answer means. The same key with another content is a first try whose answer was lost. */
export function deliveryOf({ status, name, message = '' }: Answer): Delivery {
  if ((status >= 200 && status < 300) || name === 'idempotency_key_reused') return 'done';
  // as soon as it is late it is recorded, and which shift is meant is asked then
  if (name === 'multiple_assigned_shifts') return 'later';
  const isFinal = status >= 400 && status < 500 && ![401, 408, 429].includes(status);
  return isFinal ? { refusal: message } : 'later';
}

/** Sends what waits of one person, the oldest first, as far as there are answers; resolves with how many were settled. */
export async function sendKept(store: KeptStore, owner: Owner, deliver: Deliver): Promise<number> {
  const waiting = (await store.all())
    .filter((one) => isOf(owner)(one) && one.refusal === undefined)
    .toSorted((one, other) => one.at.localeCompare(other.at));
  let settled = 0;
  for (const one of waiting) {
    const delivery = await deliver(one);
    if (delivery === 'later') break;
    if (delivery === 'done') await store.remove(one.key);
    else await store.put({ ...one, refusal: delivery.refusal });
    settled += 1;
  }
  return settled;
}

/** One tab, or the service worker, sends at a time. */
export const alone = <T>(act: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('kadro.clock', act) : act();
