import { type EventStore, type Ports, StoreUnavailable } from '@kadro/chassis';

type When = 'before' | 'after';

/** Stands before the event store, and refuses appends that it is asked to refuse. */
export class Appends {
  #armed: { when: When; left: number } | undefined;
  #struck: string[] = [];

  /** The next append but so many is refused, before or after it is durable. */
  refuse(when: When, left: number): void {
    this.#armed = { when, left };
  }

  disarm(): void {
    this.#armed = undefined;
  }

  /** What has struck since the last call. */
  struck(): string[] {
    return this.#struck.splice(0);
  }

  around(ports: Ports): Ports {
    const { events } = ports;
    const append: EventStore['append'] = async (...given) => {
      const when = this.#due();
      if (when === 'before') throw new StoreUnavailable('the append was refused');
      const appended = await events.append(...given);
      if (when === 'after') throw new StoreUnavailable('the answer of the append was lost');
      return appended;
    };
    // what it reads stays its own
    const refusing = new Proxy(events, {
      get: (target, name) => {
        if (name === 'append') return append;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    return { ...ports, events: refusing };
  }

  #due(): When | undefined {
    if (!this.#armed || this.#armed.left-- > 0) return undefined;
    const { when } = this.#armed;
    this.#armed = undefined;
    this.#struck.push(`append refused ${when} it was durable`);
    return when;
  }
}
