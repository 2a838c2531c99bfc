import { type OpenEvent, type Seen, type RowDraft } from './open-event.ts';
import { type RowRecord } from '../ports/index.ts';
import { type ReadModel } from './read-model.ts';

/** The row after an event: the model's pure projection plus what every row has. */
export function project<R>(
  model: ReadModel<R>,
  before: RowRecord<R> | null,
  seen: Seen,
  key: string,
  stored: { stream: string; position?: string },
): RowRecord<R> | null {
  const projection = model.project[seen.name];
  if (!projection) return before;
  const draft: RowDraft | null = projection(before?.doc ?? null, seen, key);
  if (!draft) return null;
  if (draft === (before?.doc as unknown)) return before;
  // what a model's projections make is what its rows are
  const doc = { ...draft, id: key, revision: seen.revision, updatedDateTime: seen.at } as R;
  return {
    organization: seen.organization,
    id: key,
    stream: before?.stream ?? stored.stream,
    doc,
    position: stored.position,
  };
}

/** An event as projections see it. */
export function seenOf({ name, data, id, organization, stored }: OpenEvent): Seen {
  return {
    name,
    data,
    id,
    organization,
    at: stored.at,
    actor: stored.meta.actor,
    revision: stored.revision,
    event: stored.id,
  };
}
