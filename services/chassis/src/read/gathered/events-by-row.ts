import { type AnyReadModel } from '../../declare/models/read-model.ts';
import { seenOf } from '../../declare/models/projection.ts';
import { type OpenEvent } from '../../declare/streams/open-event.ts';

/** Finds gathered events by their row; looks at each when somebody asks for the first time. */
export class EventsByRow {
  private readonly model: AnyReadModel;
  private readonly byRow = new Map<string, OpenEvent[]>();
  private looked = 0;

  constructor(model: AnyReadModel) {
    this.model = model;
  }

  /** `events`: the same as before, and what came since. */
  of(organization: string, key: string, events: readonly OpenEvent[]): readonly OpenEvent[] {
    for (; this.looked < events.length; this.looked++) this.add(events[this.looked]!);
    return this.byRow.get(`${organization}/${key}`) ?? [];
  }

  /** The events before are others now. */
  clear(): void {
    this.byRow.clear();
    this.looked = 0;
  }

  private add(event: OpenEvent): void {
    for (const key of this.model.keys(seenOf(event))) {
      const row = `${event.organization}/${key}`;
      const known = this.byRow.get(row);
      if (known) known.push(event);
      else this.byRow.set(row, [event]);
    }
  }
}
