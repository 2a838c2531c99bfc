import { setTimeout } from 'node:timers/promises';
import { type Message } from '../../../ports/message-log.ts';
import { aMessage } from './source.ts';

/** Messages numbered from `from` to before `to`, in turns of `keys` keys. */
export const numbered = (from: number, to: number, keys = 3): Message[] =>
  Array.from({ length: to - from }, (_, index) =>
    aMessage({
      id: `m${from + index}`,
      key: `o/p${(from + index) % keys}`,
      revision: from + index,
      data: { n: from + index },
    }),
  );
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
export const numberOf = ({ data }: Message): number => data['n'] as number;
export interface ReceivedMessages {
  handled: readonly number[];
}

/**
 * A handler that remembers what it handled, throws where `fails` wants it, and knows whether each key came in order.
 * What it, or the one `before` it in its group, has handled may come again where `mayRepeat`: like every reader of
 * messages it recognises a duplicate then, and skips it.
 */
export function listener({
  fails = () => false,
  before,
  mayRepeat,
}: {
  fails?: (n: number) => boolean;
  before?: ReceivedMessages;
  mayRepeat: boolean;
}) {
  const tried: number[] = [];
  const handled: number[] = [];
  const last = new Map<string, number>();
  let isOrdered = true;
  return {
    tried,
    handled,
    get isOrdered() {
      return isOrdered;
    },
    handle: async (message: Message) => {
      const n = numberOf(message);
      if (mayRepeat && (handled.includes(n) || before?.handled.includes(n))) return;
      tried.push(n);
      await setTimeout(0);
      if (fails(n)) throw new Error('not now');
      isOrdered &&= n >= (last.get(message.key) ?? 0);
      last.set(message.key, n);
      handled.push(n);
    },
    /** Whether all from `from` to before `to` are handled. */
    has: (to: number, from = 0) =>
      upTo(to)
        .slice(from)
        .every((n) => handled.includes(n)),
    all: () => [...new Set(handled)].sort((one, other) => one - other),
  };
}
