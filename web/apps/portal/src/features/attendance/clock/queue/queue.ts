import { type Deliver, alone, sendKept } from './deliver.ts';
import { isOf, keptMark, type KeptReading, type Owner } from './kept.ts';
import { type KeptStore } from './store.ts';

export interface QueueWiring {
  store: KeptStore;
  owner: Owner;
  deliver: Deliver;
  /** Learns anew what was recorded. */
  renew: () => Promise<unknown>;
  mark: Pick<Storage, 'setItem' | 'removeItem'>;
  onKept?: () => unknown;
}

const nothing: readonly KeptReading[] = [];

/**
 * The presses of one person that wait on this device. They are sent by themselves, once, and stay while somebody else is
 * signed in, who neither sees nor sends them.
 */
export class ClockQueue {
  readonly #wiring: QueueWiring;
  readonly #listeners = new Set<() => void>();
  #mine: readonly KeptReading[] = nothing;
  #sending: Promise<void> | null = null;

  constructor(wiring: QueueWiring) {
    this.#wiring = wiring;
  }

  readonly all = (): readonly KeptReading[] => this.#mine;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads what the device keeps; another tab may have changed it. */
  async read(): Promise<void> {
    const { store, owner, mark } = this.#wiring;
    const all = await store.all();
    if (all.length > 0) mark.setItem(keptMark, '1');
    else mark.removeItem(keptMark);
    const mine = all.filter(isOf(owner)).toSorted((one, other) => one.at.localeCompare(other.at));
    this.#mine = mine.length > 0 ? mine : nothing;
    for (const listener of this.#listeners) listener();
  }

  /** Resolves when the press is on the device. @throws Error where the device keeps nothing */
  async keep(one: Omit<KeptReading, keyof Owner>): Promise<void> {
    await this.#wiring.store.put({ ...this.#wiring.owner, ...one });
    this.#wiring.onKept?.();
    await this.read();
  }

  /** Forgets one that was refused, after it was read. */
  async dismiss(key: string): Promise<void> {
    await this.#wiring.store.remove(key);
    await this.read();
  }

  /** Sends what waits, unless that is under way. */
  readonly send = (): Promise<void> => {
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = null));
    return this.#sending;
  };

  async #sendAll(): Promise<void> {
    const { store, owner, deliver, renew } = this.#wiring;
    const settled = await alone(() => sendKept(store, owner, deliver));
    if (settled > 0) await renew();
    await this.read();
  }
}
