import { z } from 'zod';
import { type AnyReadModel, readModel } from '../declare/models/read-model.ts';
import { type Service } from '../declare/service.ts';
import { decider } from '../declare/streams/decider.ts';
import { type OpenEvent } from '../declare/streams/open-event.ts';
import { type RowChange, type RowStore } from '../ports/index.ts';
import { commandOf } from '../ports/shared/command-text.ts';
import { type Wait } from '../ports/time/wait.ts';
import { rememberedDays } from '../write/command-loop.ts';
import { Projector } from './projector.ts';
import { type AsideEvents } from './set-aside.ts';

/** Name of the model of commands by their keys: answers never wait for it. */
export const commandsName = 'commands';

/** Rows of others say all that the log does: what is made anew is the same. */
export const isKeptWhole = ({ name }: { name: string }): boolean => name !== commandsName;

const rowsAtOnce = 500;

/** A row per command of a service's own events; its fields are those of the last event. */
export interface RememberedCommand {
  id: string;
  body: string;
  position: string;
  at: string;
}

const none = decider({ name: commandsName, initial: {}, events: {}, evolve: {} });
const shape = readModel(none).rows<RememberedCommand>({
  name: commandsName,
  row: 'RememberedCommand',
  version: 1,
  schema: z.object({ id: z.string(), body: z.string(), position: z.string(), at: z.string() }),
  indexes: { at: { path: 'at' } },
  reach: {},
  access: [],
  sharedRows: true,
  keys: () => [],
  project: {},
});

/** Never offered outside. */
export function rememberedCommands({ deciders }: Pick<Service, 'deciders'>): AnyReadModel {
  const names = deciders.flatMap(({ events }) => Object.keys(events as object));
  return { ...shape, project: Object.fromEntries(names.map((name) => [name, () => null])) };
}

/** Rows hold hashes and positions only: nothing of them is ever forgotten before its time. */
export class CommandProjector extends Projector {
  override readonly mayLag = true;
  override readonly foretells = false;
  private readonly rememberedFrom: string;

  /** `rememberedFrom`: instant before which commands are left out. */
  constructor(
    model: AnyReadModel,
    rows: RowStore,
    epoch: string,
    options: { wait?: Wait; aside?: AsideEvents; rememberedFrom?: string } = {},
  ) {
    super(model, rows, epoch, options);
    this.rememberedFrom = options.rememberedFrom ?? '';
  }

  protected override projects(event: OpenEvent): boolean {
    return event.stored.at >= this.rememberedFrom && super.projects(event);
  }

  protected override change({ stored, organization }: OpenEvent, pending: Map<string, RowChange>): void {
    const { stream, position, at, meta } = stored;
    const { key: id, body } = commandOf(meta.command);
    const doc = { id, body, position, at, revision: stored.revision, updatedDateTime: at };
    pending.set(`${organization}/${id}`, { organization, id, record: { organization, id, stream, doc, position } });
  }

  /** Drops what is older; answers how many. */
  async dropBefore(at: string): Promise<number> {
    let dropped = 0;
    for (const organization of await this.rows.organizations())
      for (;;) {
        const found = await this.between(() => this.dropSome(organization, at));
        dropped += found;
        if (found < rowsAtOnce) break;
      }
    return dropped;
  }

  private async dropSome(organization: string, at: string): Promise<number> {
    const old = await this.rows.find(
      organization,
      { where: [{ index: 'at', below: at }] },
      { sort: { index: 'at', descending: false }, offset: 0, limit: rowsAtOnce },
    );
    if (old.length > 0) {
      const changes = old.map(({ id }) => ({ organization, id, record: null }));
      await this.rows.apply(`${this.epoch}:${this.seen}`, changes, this.fence);
      this.stored = this.seen;
    }
    return old.length;
  }
}

export const rememberedFrom = (now: Temporal.Instant): string =>
  now.subtract({ hours: 24 * rememberedDays }).toString({ smallestUnit: 'millisecond' });

export async function dropOldCommands(projector: Projector | undefined, now: Temporal.Instant): Promise<void> {
  if (projector instanceof CommandProjector) await projector.dropBefore(rememberedFrom(now));
}
