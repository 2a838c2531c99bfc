import { Refused } from '@kadro/chassis';

/** Batches of all terminals that are worked on in this process. */
const mostAtOnce = 8;
const working = new Set<string>();
const retryAfter = 2;

/** One batch of a terminal after the other, and not too many altogether. @throws Refused too_many_requests */
export async function oneBatch<T>(terminal: string, work: () => Promise<T>): Promise<T> {
  if (working.has(terminal) || working.size >= mostAtOnce) throw new Refused('too_many_requests', { retryAfter });
  working.add(terminal);
  try {
    return await work();
  } finally {
    working.delete(terminal);
  }
}
