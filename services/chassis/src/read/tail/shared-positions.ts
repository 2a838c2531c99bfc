import { type Ports } from '../../ports/index.ts';
import { type EventLog } from '../../write/event-log.ts';
import { type Projector } from '../projector.ts';

interface Stored {
  epoch: string;
  seen: Record<string, string>;
}

/** How far the rows of a service are, for its other processes. */
export class SharedPositions {
  private readonly log: EventLog;
  private readonly keyValue: Ports['keyValue'];

  constructor(log: EventLog, keyValue: Ports['keyValue']) {
    this.log = log;
    this.keyValue = keyValue;
  }

  /** Moves projectors to where the process is that keeps the rows. */
  async read(projectors: readonly Projector[]): Promise<void> {
    const text = await this.keyValue.get('*', this.key);
    const stored = text === null ? null : (JSON.parse(text) as Stored);
    if (stored?.epoch !== this.log.ports.events.epoch) return;
    for (const projector of projectors) projector.advance(stored.seen[projector.name] ?? '');
  }

  async write(projectors: readonly Projector[]): Promise<void> {
    const stored: Stored = {
      epoch: this.log.ports.events.epoch,
      seen: Object.fromEntries(projectors.map(({ name, seen }) => [name, seen])),
    };
    await this.keyValue.set('*', this.key, JSON.stringify(stored));
  }

  private get key(): string {
    return `positions/${this.log.service}`;
  }
}
