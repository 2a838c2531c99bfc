import { type AllStreamSubscription, type StreamingRead } from '@eventstore/db-client';

export type Reading<T> = StreamingRead<T> | (AllStreamSubscription & { read(size?: number): T | null });

/** The answers of a reading. @throws when it breaks, is aborted or brings nothing for `idleMs` */
export async function* answersOf<T>(open: () => Reading<T>, signal: AbortSignal, idleMs?: number): AsyncGenerator<T> {
  signal.throwIfAborted();
  const reading = open();
  const stop = () => void reading.destroy(new Error('stopped'));
  const idle = idleMs === undefined ? undefined : setTimeout(stop, idleMs);
  signal.addEventListener('abort', stop);
  // an error may still come when nobody listens any more
  reading.on('error', () => {});
  try {
    for await (const answer of reading as AsyncIterable<T>) {
      idle?.refresh();
      yield answer;
    }
  } finally {
    clearTimeout(idle);
    signal.removeEventListener('abort', stop);
    reading.destroy();
    void leave(reading);
  }
}

async function leave(reading: Reading<unknown>): Promise<void> {
  try {
    await ('cancel' in reading ? reading.cancel() : reading.unsubscribe());
  } catch {}
}
