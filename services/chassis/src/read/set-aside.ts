import { z } from 'zod';
import { decider, event, type AnyDecider } from '../declare/streams/decider.ts';
import { type MaybePromise } from '../ports/shared/maybe-promise.ts';
import { type OpenEvent } from '../declare/streams/open-event.ts';
import { type StoredEvent } from '../ports/index.ts';
import { type EventReader } from '../sealing/event-reader.ts';
import { everywhere, reservation } from '../write/reservations.ts';

/** Stands for all projections: the event cannot even be opened. */
export const allProjections = '*';
/** Id of the one stream per service that says what was set aside. */
export const projectionsId = 'projections';

type AsideState = Readonly<Record<string, true>>;

const slot = (projection: string, eventId: string): string => `${projection}/${eventId}`;

const shape = z.object({
  event: z.string(),
  projection: z.string(),
  type: z.string(),
  stream: z.string(),
  revision: z.int(),
  fault: z.string(),
  by: z.string(),
  why: z.string(),
});

/** Events that a projection cannot bear, which an operator told it to leave out. */
export const setAside = decider({
  name: 'setAside',
  initial: {} as AsideState,
  events: {
    EventSetAside: event(1, shape),
  },
  evolve: {
    EventSetAside: (state, { projection, event: id }) => ({ ...state, [slot(projection, id)]: true as const }),
  },
});

/** What every service decides beside its own. */
export const chassisDeciders: readonly AnyDecider[] = [reservation, setAside];

export function asideOnce(state: AsideState, data: z.infer<typeof shape>) {
  return state[slot(data.projection, data.event)] ? [] : [{ type: 'EventSetAside' as const, data }];
}

/** What was set aside, as the log says: projections leave it out, whoever builds the rows. */
export class AsideEvents {
  private readonly log: EventReader;
  private readonly slots = new Set<string>();
  private loading: Promise<void> | undefined;

  constructor(log: EventReader) {
    this.log = log;
  }

  /** Reads the log the first time only. */
  loaded(): Promise<void> {
    return (this.loading ??= this.load());
  }

  has(projection: string, eventId: string): boolean {
    return this.slots.size > 0 && this.slots.has(slot(projection, eventId));
  }

  add(projection: string, eventId: string): void {
    this.slots.add(slot(projection, eventId));
  }

  /** As the log opens it; null for one that can be opened by nobody and was set aside. */
  open(stored: StoredEvent): MaybePromise<OpenEvent | null> {
    return this.has(allProjections, stored.id) ? null : this.log.open(stored);
  }

  private async load(): Promise<void> {
    const said = await this.log.read(this.log.stream(setAside, everywhere, projectionsId)).catch((failed: unknown) => {
      this.loading = undefined;
      throw failed;
    });
    for (const { data } of said) this.add(String(data['projection']), String(data['event']));
  }
}
