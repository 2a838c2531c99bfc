import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Message, type MessageSource } from '../../../ports/message-log.ts';

const positionsPerBatch = 500;

/** A message of no meaning; what is not given is the same for all but the id. */
export function aMessage(given: Partial<Message> = {}): Message {
  return {
    id: randomUUID(),
    type: 'test.v1.Thing',
    source: 'test',
    organization: 'o',
    key: 'o/p',
    stream: 'test.thing-o_p',
    revision: 0,
    at: '2026-01-05T08:00:00.000Z',
    correlation: 'c',
    data: {},
    ...given,
  };
}

/** Messages in memory as a service's log gives them: at each position one, several, or none (`[]`). */
export function messageSource(
  epoch: string = randomUUID(),
): MessageSource & { publish: (...batches: (Message | readonly Message[])[]) => void } {
  const published: (readonly Message[])[] = [];
  const positionOf = (count: number) => String(count).padStart(16, '0');
  let change = Promise.withResolvers<void>();
  const changed = () => {
    change.resolve();
    change = Promise.withResolvers();
  };
  return {
    epoch,
    publish: (...batches) => {
      for (const batch of batches) published.push([batch].flat());
      changed();
    },
    subscribe: (after, onBatch) => {
      let isClosed = false;
      let next = Number(after);
      const giveNext = async () => {
        const batch = published.slice(next, next + positionsPerBatch);
        if (batch.length === 0) return change.promise;
        const messages = batch.flatMap((there, index) =>
          there.map((message) => ({ position: positionOf(next + index + 1), message })),
        );
        await onBatch(messages, positionOf(next + batch.length));
        next += batch.length;
      };
      const done = (async () => {
        while (!isClosed) await giveNext().catch(() => setTimeout(10));
      })();
      const close = async () => {
        isClosed = true;
        changed();
        await done;
      };
      return { close };
    },
  };
}
