import { type Seen } from '../declare/streams/open-event.ts';
import { project } from '../declare/models/projection.ts';
import { type RowRecord } from '../ports/index.ts';
import { type ReadModel } from '../declare/models/read-model.ts';

/** An event for a projection; defaults: first organization and stream, a second after the event before. */
export interface Happened {
  type: string;
  data: Record<string, unknown>;
  organization?: string;
  id?: string;
  at?: string;
  actor?: string;
  /** Category of the stream, where a model reads several kinds of streams. */
  category?: string;
}

const start = Temporal.Instant.from('2026-01-05T08:00:00Z');

/** The rows of events by `<organization>/<id>`, by the projector's own step; `after` gets each row on the way. */
export function projectRows<R>(
  model: ReadModel<R>,
  events: readonly Happened[],
  after: (row: R, event: Seen) => void = () => {},
): Record<string, R> {
  const rows = new Map<string, RowRecord<R>>();
  const revisions = new Map<string, number>();
  for (const [
    n,
    { type: name, data, organization = 'o1', id = 'id1', actor = 'actor1', at, category = model.decider.name },
  ] of events.entries()) {
    const stream = `test.${category}-${organization}_${id}`;
    const revision = revisions.get(stream) ?? 0;
    revisions.set(stream, revision + 1);
    const seen: Seen = {
      name,
      data,
      id,
      organization,
      actor,
      revision,
      event: `e${n}`,
      at: at ?? start.add({ seconds: n }).toString({ smallestUnit: 'millisecond' }),
    };
    if (!model.project[name]) continue;
    for (const key of model.keys(seen)) {
      const slot = `${organization}/${key}`;
      const before = rows.get(slot) ?? null;
      if (before && !model.sharedRows && before.stream !== stream) continue;
      const record = project(model, before, seen, key, { stream });
      if (record) rows.set(slot, record);
      else rows.delete(slot);
      if (record) after(record.doc, seen);
    }
  }
  return Object.fromEntries([...rows].map(([slot, record]) => [slot, record.doc]));
}
