/** An entry of the audit log; the rest is the service's affair. Ids are in the order of time over all services. */
export interface Entry {
  id: string;
  [field: string]: unknown;
}

/** As a service answers: `next` is where older entries begin. */
export interface AuditPage {
  items: readonly Entry[];
  next: string | null;
  /** Types of changes by kind of record. */
  kinds: Readonly<Record<string, readonly string[]>>;
}

/** One page of those of all services, newest first: only as far back as every service has looked. */
export function merged(pages: readonly AuditPage[], limit: number): AuditPage {
  const looked = pages.flatMap(({ next }) => next ?? []).toSorted();
  const end = looked.at(-1) ?? null;
  const known = pages.flatMap(({ items }) => items).filter(({ id }) => end === null || id >= end);
  const items = known.toSorted((a, b) => (a.id < b.id ? 1 : -1)).slice(0, limit);
  const kinds: Record<string, readonly string[]> = {};
  // two services may have records of one name
  for (const [kind, types] of pages.flatMap((page) => Object.entries(page.kinds)))
    kinds[kind] = [...new Set([...(kinds[kind] ?? []), ...types])];
  return { items, next: known.length > limit ? items.at(-1)!.id : end, kinds };
}
