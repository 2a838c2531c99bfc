import { type LeasedWork, type KeyValue, type Leases, type Subscription } from '../ports/index.ts';

const tenYearsSeconds = 10 * 366 * 24 * 3_600;

/** Leases within one process: the first in line holds until it closes. */
export class OwnLeases implements Leases {
  readonly #keyValue: KeyValue;
  readonly #lines = new Map<string, Promise<void>>();

  constructor(keyValue: KeyValue) {
    this.#keyValue = keyValue;
  }

  hold(name: string, begin: (fence: number) => Promise<LeasedWork>): Subscription {
    const released = Promise.withResolvers<void>();
    let isOver = false;
    const turn = (this.#lines.get(name) ?? Promise.resolve()).then(async () => {
      if (isOver) return;
      const work = await begin(await this.#keyValue.increment('*', `lease/${name}`, tenYearsSeconds));
      await released.promise;
      await work.close();
    });
    const ended = turn.catch(() => undefined);
    this.#lines.set(name, ended);
    return {
      close: () => {
        isOver = true;
        released.resolve();
        return ended;
      },
    };
  }

  async close(): Promise<void> {
    await Promise.all(this.#lines.values());
  }
}
