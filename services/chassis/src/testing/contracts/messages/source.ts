import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Message, type MessageSource } from '../../../ports/message-log.ts';

const placesPerBatch = 500;

/** A message of no meaning; what is not said is the same for all but the id. */
export function aMessage(said: Partial<Message> = {}): Message {
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
    ...said,
  };
}

/** Messages in memory as a service's log gives them: at each place one, several, or none (`[]`). */
export function messageSource(
  epoch: string = randomUUID(),
): MessageSource & { say: (...places: (Message | readonly Message[])[]) => void } {
  const said: (readonly Message[])[] = [];
  const positionOf = (place: number) => String(place).padStart(16, '0');
  let change = Promise.withResolvers<void>();
  const changed = () => {
    change.resolve();
    change = Promise.withResolvers();
  };
  return {
    epoch,
    say: (...places) => {
      for (const place of places) said.push([place].flat());
      changed();
    },
    subscribe: (after, onBatch) => {
      let isClosed = false;
      let place = Number(after);
      const giveNext = async () => {
        const batch = said.slice(place, place + placesPerBatch);
        if (batch.length === 0) return change.promise;
        const messages = batch.flatMap((there, index) =>
          there.map((message) => ({ position: positionOf(place + index + 1), message })),
        );
        await onBatch(messages, positionOf(place + batch.length));
        place += batch.length;
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
