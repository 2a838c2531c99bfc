/** Runs so much work at once; of what waits no more than `mostWaiting`, if given: beyond that `full` is thrown at once. */
export function fewAtOnce({
  mostAtOnce,
  mostWaiting = Infinity,
  full = tooMany,
}: FewAtOnce): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running >= mostAtOnce) {
      if (queue.length >= mostWaiting) throw full();
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}

const tooMany = (): Error => new Error('too many wait');

interface FewAtOnce {
  mostAtOnce: number;
  mostWaiting?: number;
  full?: () => Error;
}
