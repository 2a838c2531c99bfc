import { type OpenEvent } from '../declare/streams/open-event.ts';
import { type Row } from '../ports/index.ts';

interface Projected {
  key: string;
  before: Row | null;
  doc: Row | null;
}

/** What a model's rows become by an event, for the periods of the same rows while both are built. */
export class ProjectedOnce {
  private readonly known = new WeakMap<OpenEvent, Projected>();

  keep(event: OpenEvent, projected: Projected): void {
    this.known.set(event, projected);
  }

  /** undefined unless it was projected from the very same row. */
  docOf(event: OpenEvent, key: string, before: Row | null): Row | null | undefined {
    const known = this.known.get(event);
    return known?.key === key && known.before === before ? known.doc : undefined;
  }
}
