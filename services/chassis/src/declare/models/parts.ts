import { z } from 'zod';
import { bare, guardOf } from './guarded.ts';

/** The last change of a part of a row. */
interface Change {
  revision: number;
  updatedDateTime: string;
}

/** By the guards under which a part is read, joined by `+`; `open` is what everybody in reach reads. */
export type PartChanges = Readonly<Record<string, Change>>;

const open = 'open';
const isSection = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Parts in which two rows differ. Fields that were not touched are the same objects, so little is compared. */
function* differing(
  schema: z.ZodType,
  [before, after]: readonly [unknown, unknown],
  guards: readonly string[] = [],
): Generator<string> {
  if (before === after) return;
  const section = bare(schema);
  if (section instanceof z.ZodObject && (isSection(before) || isSection(after))) {
    for (const [field, type] of Object.entries(section.shape as Record<string, z.ZodType>)) {
      const guard = guardOf(type);
      const within = guard && !guards.includes(guard) ? [...guards, guard].toSorted() : guards;
      const values = [before, after].map((row) => (isSection(row) ? row[field] : undefined)) as [unknown, unknown];
      yield* differing(type, values, within);
    }
  } else if (JSON.stringify(before ?? null) !== JSON.stringify(after ?? null)) yield guards.join('+') || open;
}

/** When each part of a row last changed, so that what may not be read does not show that it moved. */
export function changesOfParts(
  schema: z.ZodObject,
  before: { _changed?: PartChanges } | null,
  after: object,
  change: Change,
): PartChanges {
  const changed = { ...before?._changed };
  for (const part of differing(schema, [before ?? {}, after])) changed[part] = change;
  // whoever reads nothing else knows that there is a row
  return { [open]: change, ...changed };
}

/** The last change of what may be read of a row; nothing for rows that keep no changes of parts. */
export function lastChange(row: { _changed?: PartChanges }, mayRead: (guard: string) => boolean): Partial<Change> {
  const readable = Object.entries(row._changed ?? {}).filter(
    ([part]) => part === open || part.split('+').every((guard) => mayRead(guard)),
  );
  const [last] = readable.map(([, change]) => change).toSorted((one, other) => other.revision - one.revision);
  return last ?? {};
}
