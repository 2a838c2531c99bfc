import { type AllStreamSubscription, type StreamingRead } from '@eventstore/db-client';
import { Readable } from 'node:stream';

export type Reading<T> = StreamingRead<T> | (AllStreamSubscription & { read(size?: number): T | null });

/** The answers of a reading. @throws when it breaks, is aborted or brings nothing for `idleMs` */
export async function* answersOf<T>(open: () => Reading<T>, signal: AbortSignal, idleMs?: number): AsyncGenerator<T> {
  signal.throwIfAborted();
  const reading = open();
  const calls: Readable[] = [];
  reading.once('pipe', (call) => void (call instanceof Readable && calls.push(call)));
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
    void leave(reading, calls);
  }
}

async function leave(reading: Reading<unknown>, calls: readonly Readable[]): Promise<void> {
  try {
    await ('cancel' in reading ? reading.cancel() : reading.unsubscribe());
  } catch {}
  // the client keeps a call whose answers nobody read, and waits for its end when it is closed
  for (const call of calls) call.destroy();
}
