import { ApiError } from '@kadro/api';
import { currentTime } from '@kadro/ui/clock';
import { type Portal } from '../../../../core/context.tsx';
import { unfinished } from '../../../../core/unfinished.ts';
import { bodyOf, type KeptReading, type Owner } from './kept.ts';
import { askForSync, prepareWorker } from './register.ts';
import { type Delivery, deliveryOf } from './deliver.ts';
import { ClockQueue } from './queue.ts';
import { keptStore } from './store.ts';

/** Between two tries (ms), while something waits and the server was not reached. */
const againMs = 30_000;
/** A device whose clock was set by more meanwhile does not know when one pressed. */
const skewMs = 300_000;

const aheadNow = (): number => currentTime().getTime() - Date.now();

async function deliver({ api }: Pick<Portal, 'api'>, one: KeptReading, clockWasSet: string): Promise<Delivery> {
  if (Math.abs(aheadNow() - one.aheadMs) > skewMs) return { refusal: clockWasSet };
  try {
    const options = { key: one.key, silent: true } as const;
    await api.command('POST', '/attendance/api/v1/clock-records', bodyOf(one), options);
    return 'done';
  } catch (error) {
    return error instanceof ApiError ? deliveryOf(error) : 'later';
  }
}

/** The queue of a person, read from the device and sending by itself until `close`. */
export async function openQueue(
  portal: Pick<Portal, 'api' | 'answers'>,
  owner: Owner,
  clockWasSet: () => string,
): Promise<{ queue: ClockQueue; close: () => void }> {
  const isMine = () => portal.api.session?.id === owner.account;
  const queue: ClockQueue = new ClockQueue({
    store: keptStore,
    owner,
    // what one person pressed is never sent in the name of another
    deliver: (one) => (isMine() ? deliver(portal, one, clockWasSet()) : Promise.resolve('later')),
    renew: async () => portal.answers.renew((await import('../../data/touched.ts')).touched),
    mark: localStorage,
    onKept: askForSync,
  });
  const send = () => void (queue.all().length > 0 ? queue.send() : queue.read()).catch(() => undefined);
  const timer = setInterval(() => queue.all().some(({ refusal }) => refusal === undefined) && send(), againMs);
  const finish = () => queue.send();
  addEventListener('online', send);
  document.addEventListener('visibilitychange', send);
  unfinished.add(finish);
  await queue.read();
  send();
  void prepareWorker();
  const close = () => {
    clearInterval(timer);
    removeEventListener('online', send);
    document.removeEventListener('visibilitychange', send);
    unfinished.delete(finish);
  };
  return { queue, close };
}
