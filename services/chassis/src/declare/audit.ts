import { type AnyReadModel } from './models/read-model.ts';
import { type Seen } from './streams/open-event.ts';

export const auditRoute = 'ListAuditEntries';

/** The rows that an event is told of in the audit log: the first of the keys counts. */
export interface Audited {
  model: AnyReadModel;
  keys: (event: Seen) => readonly string[];
}

/** Events that nobody reads rows of, by their names. */
export type AuditedBeside = Readonly<Record<string, Audited>>;

/** For such events: told of the row that has the id of their stream, all of them or some. */
export const auditedOn = (model: AnyReadModel, isTold: (event: Seen) => boolean = () => true): Audited => ({
  model,
  keys: (event) => (isTold(event) ? [event.id] : []),
});

/**
 * What the audit log tells, by the name of the event: whatever changes rows that somebody may read, of the model with a
 * history where there is one, and what is named in `beside`.
 */
export function auditedEvents(models: readonly AnyReadModel[], beside: AuditedBeside): ReadonlyMap<string, Audited> {
  const leftOut = new Set(models.flatMap(unauditedIn));
  const found = new Map<string, Audited>();
  const read = models.filter(({ access, derivation }) => access.length > 0 && !derivation);
  for (const model of read.toSorted((a, b) => Number(Boolean(b.history)) - Number(Boolean(a.history))))
    for (const name of Object.keys(model.project))
      if (!found.has(name) && !leftOut.has(name)) found.set(name, { model, keys: (event) => model.keys(event) });
  return new Map([...found, ...Object.entries(beside)]);
}

const unauditedIn = ({ unaudited, project }: AnyReadModel): readonly string[] =>
  unaudited === true ? Object.keys(project) : (unaudited ?? []);
