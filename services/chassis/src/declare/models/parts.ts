import { z } from 'zod';
import { bare, guardOf } from './guarded.ts';

interface Change {
  revision: number;
  updatedDateTime: string;
}

/** By the guards under which a part is read, joined by `+`; `open` is what everybody in reach reads. */
export type PartChanges = Readonly<Record<string, Change>>;

const open = 'open';

/** A field of a row, the part of the row that it belongs to, and its own fields where it is a section. */
interface Field {
  name: string;
  part: string;
  fields?: readonly Field[];
}

const known = new WeakMap<z.ZodObject, readonly Field[]>();

function fieldsOf(schema: z.ZodObject, guards: readonly string[] = []): readonly Field[] {
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, type]) => {
    const guard = guardOf(type);
    const within = guard && !guards.includes(guard) ? [...guards, guard].toSorted() : guards;
    const section = bare(type);
    const fields = section instanceof z.ZodObject ? fieldsOf(section, within) : undefined;
    return { name, part: within.join('+') || open, fields };
  });
}

/** Once for each schema: it is asked with every change of a row. */
function knownFields(schema: z.ZodObject): readonly Field[] {
  const fields = known.get(schema) ?? fieldsOf(schema);
  known.set(schema, fields);
  return fields;
}

type Section = Record<string, unknown>;
const sectionOf = (value: unknown): Section | undefined =>
  typeof value === 'object' && value !== null ? (value as Section) : undefined;

/** Adds the parts in which two sections differ. What was not touched are the same objects, so little is compared. */
function addDiffering(
  fields: readonly Field[],
  before: Section | undefined,
  after: Section | undefined,
  parts: Set<string>,
) {
  for (const { name, part, fields: own } of fields) {
    const was = before?.[name];
    const is = after?.[name];
    if (was === is) continue;
    const [sectionBefore, sectionAfter] = own ? [sectionOf(was), sectionOf(is)] : [];
    if (own && (sectionBefore || sectionAfter)) addDiffering(own, sectionBefore, sectionAfter, parts);
    else if (JSON.stringify(was ?? null) !== JSON.stringify(is ?? null)) parts.add(part);
  }
}

/** When each part of a row last changed, so that what may not be read does not show that it moved. */
export function changesOfParts(
  schema: z.ZodObject,
  before: { _changed?: PartChanges } | null,
  after: object,
  change: Change,
): PartChanges {
  const changed = { ...before?._changed };
  const parts = new Set<string>();
  addDiffering(knownFields(schema), sectionOf(before), sectionOf(after), parts);
  for (const part of parts) changed[part] = change;
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
