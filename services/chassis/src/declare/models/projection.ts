import { type OpenEvent, type Seen, type RowDraft } from '../streams/open-event.ts';
import { type RowRecord } from '../../ports/index.ts';
import { changesOfParts, type PartChanges } from './parts.ts';
import { type ReadModel } from './read-model.ts';

/** The model's pure projection plus the fields of every row. */
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
  const change = { revision: seen.revision, updatedDateTime: seen.at };
  const doc = { ...draft, id: key, ...change, ...partsOf(model, before?.doc ?? null, draft, change) } as R;
  return {
    organization: seen.organization,
    id: key,
    stream: before?.stream ?? stored.stream,
    doc,
    position: stored.position,
  };
}

/** Of models that have guarded fields. */
function partsOf<R>(
  { schema, hasGuards }: ReadModel<R>,
  before: R | null,
  draft: RowDraft,
  change: { revision: number; updatedDateTime: string },
): { _changed?: PartChanges } {
  return hasGuards
    ? { _changed: changesOfParts(schema, before as { _changed?: PartChanges } | null, draft, change) }
    : {};
}

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
