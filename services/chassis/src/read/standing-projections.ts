import { nameOf } from '../observe/fault.ts';
import { type ServiceContext } from '../declare/service.ts';
import { type KeyValue, type StoredEvent } from '../ports/index.ts';
import { everywhere } from '../write/reservations.ts';
import { type AsideEvents, asideOnce, projectionsId, setAside } from './set-aside.ts';

const keptSeconds = 7 * 24 * 3_600;
const standingKey = (service: string): string => `standing/${service}`;
const requestKey = (service: string): string => `aside/${service}`;

/** A projection cannot bear an event: it repeats it until it can, or until somebody sets it aside. */
export class ProjectionFault extends Error {
  override name = 'ProjectionFault';
  readonly projection: string;
  readonly stored: StoredEvent;

  constructor(projection: string, stored: StoredEvent, cause: unknown) {
    super(`${projection} cannot bear ${stored.type} at ${stored.position}`, { cause });
    this.projection = projection;
    this.stored = stored;
  }

  /** For logs: no personal data. */
  get at(): string {
    const { id, type, position } = this.stored;
    return `${this.projection}, ${type} ${id} at ${position}`;
  }
}

/** The event at which the projections of a service stand. */
export interface StandingProjection {
  projection: string;
  event: string;
  type: string;
  stream: string;
  revision: number;
  fault: string;
  /** Since when, as far as this process knows. */
  at: string;
}

/** Asks for an event to be left out by the projection that stands at it. */
export interface AsideRequest {
  event: string;
  by: string;
  why: string;
}

/** Null where they move. */
export async function standingProjection(keyValue: KeyValue, service: string): Promise<StandingProjection | null> {
  const text = await keyValue.get('*', standingKey(service));
  return text === null ? null : (JSON.parse(text) as StandingProjection);
}

/** Asks a service, running or at its next start. It is done when the event stands no more. */
export const requestAside = (keyValue: KeyValue, service: string, request: AsideRequest): Promise<void> =>
  keyValue.set('*', requestKey(service), JSON.stringify(request), keptSeconds);

/** Tells operators where projections stand, and does what they ask for. */
export class StandingProjections {
  private readonly context: ServiceContext;
  private readonly aside: AsideEvents;
  /** As told; '' for nothing, undefined where another process may have told something. */
  private told: string | undefined;

  constructor(context: ServiceContext, aside: AsideEvents) {
    this.context = context;
    this.aside = aside;
  }

  /** Tells where they stand; sets that event aside where it was asked for, which the log says. */
  async stand(fault: ProjectionFault): Promise<void> {
    const request = await this.request();
    if (request?.event === fault.stored.id) return this.setAside(fault, request);
    const told = `${fault.projection}/${fault.stored.id}`;
    if (told === this.told) return;
    const { ports, service } = this.context;
    const { id: event, type, stream, revision } = fault.stored;
    const at = ports.clock.now().toString({ smallestUnit: 'millisecond' });
    const standing: StandingProjection = {
      projection: fault.projection,
      event,
      type,
      stream,
      revision,
      fault: nameOf(fault.cause),
      at,
    };
    await ports.keyValue.set('*', standingKey(service.name), JSON.stringify(standing), keptSeconds);
    this.told = told;
  }

  async move(): Promise<void> {
    if (this.told === '') return;
    await this.context.ports.keyValue.delete('*', standingKey(this.context.service.name));
    this.told = '';
  }

  private async request(): Promise<AsideRequest | null> {
    const text = await this.context.ports.keyValue.get('*', requestKey(this.context.service.name));
    return text === null ? null : (JSON.parse(text) as AsideRequest);
  }

  private async setAside({ projection, stored, cause }: ProjectionFault, { by, why }: AsideRequest): Promise<void> {
    const { loop, service, ports, logger } = this.context;
    const { id, type, stream, revision } = stored;
    const key = `aside/${projection}/${id}`;
    const context = { organization: everywhere, actor: 'system', key, body: '', correlation: id };
    const data = { event: id, projection, type, stream, revision, fault: nameOf(cause), by, why };
    await loop.run(setAside, projectionsId, context, (state) => asideOnce(state, data));
    this.aside.add(projection, id);
    await ports.keyValue.delete('*', requestKey(service.name));
    logger.warn({ service: service.name, projection, event: id, type, by }, 'event set aside');
  }
}
